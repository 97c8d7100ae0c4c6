import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { SiteServer } from '../sandbox/site-server.ts'
import { isGenuine } from '../../sw/genuine.ts'
import { builtFiles, distPath, isBuilt, precachedUrls, readBuilt } from '../support/built-site.ts'

const urls = precachedUrls()
const server = new SiteServer(distPath)

beforeAll(() => server.start())
afterAll(() => server.stop())

describe('what the worker stores at install', () => {
  it('holds the documents that people come back to, in both languages; the shell draws the others', () => {
    const documents = urls.filter((url) => url.endsWith('/'))
    const english = documents.filter((url) => !url.startsWith('/ar/'))
    expect(english.toSorted()).toEqual([
      '/',
      '/contact/',
      '/dashboard/',
      '/enquiries/',
      '/events/',
      '/live-scores/',
      '/shell/',
      '/watch-offline/',
      '/your-data/',
    ])
    expect(documents.filter((url) => url.startsWith('/ar/')).toSorted()).toEqual(
      english.map((url) => `/ar${url}`).toSorted(),
    )
  })

  it('lists every script, style, font, icon and text', () => {
    const needed = builtFiles().filter(
      (file) => /\.(?:js|css|woff2|svg|webmanifest)$/.test(file) && file !== 'sw.js',
    )
    expect(needed.filter((file) => !urls.includes(`/${file}`))).toEqual([])
  })

  it('holds the smallest encoding of every picture and no large one', () => {
    const pictures = urls.filter((url) => url.endsWith('.avif'))
    expect(pictures.length).toBeGreaterThan(0)
    expect(pictures.filter((url) => !/-(?:240|480)-[\w-]{8}\.avif$/.test(url))).toEqual([])
  })

  it('is answered by a host with 200 and no redirect, each of them', async () => {
    const wrong: string[] = []
    for (const url of urls) {
      const response = await fetch(server.url + url, { redirect: 'manual' })
      if (response.status !== 200) wrong.push(`${response.status} ${url}`)
    }
    expect(wrong).toEqual([])
  })

  it('is all genuine as a host serves it, by what the list says of each', async () => {
    const files = [...readBuilt('sw.js').matchAll(/\{"revision":"([^"]*)","url":"([^"]+)"\}/g)].map(
      ([, revision = '', url = '']) => ({ revision, url }),
    )
    expect(files.map(({ url }) => url)).toEqual(urls)
    expect(files.filter(({ revision }) => !/^[\w+/]{5}$/.test(revision))).toEqual([])
    const wrong: string[] = []
    for (const file of files) {
      const response = await fetch(server.url + file.url)
      if (!(await isGenuine(file, response, (url) => urls.includes(url)))) wrong.push(file.url)
    }
    expect(wrong).toEqual([])
  })

  it('names no file that starts with an underscore or a dot: some hosts hide those', () => {
    const hidden = builtFiles().filter((file) => /(?:^|\/)[._]/.test(file))
    // The address of the third is laid down, and the hosts know it.
    expect(hidden.toSorted()).toEqual(['.well-known/security.txt', '_headers', '_redirects'])
  })

  it('is one classic script without imports', () => {
    expect(isBuilt('sw.js')).toBe(true)
    expect(builtFiles().filter((file) => /^(?:workbox|sw)[^/]*\.m?js$/.test(file))).toEqual(['sw.js'])
  })
})

describe('the host emulator', () => {
  it.each([
    ['/about', 200],
    ['/about/', 200],
    ['/ar/about', 200],
    ['/nothing-here', 404],
    ['/ar/nothing-here', 404],
    ['/assets/old-chunk-12345678.js', 404],
    ['/player/nobody', 404],
    ['/_headers', 404],
    ['/../package.json', 404],
    ['/%00', 404],
  ])('%s answers %i', async (path, status) => {
    const response = await fetch(server.url + path, { redirect: 'manual' })
    expect(response.status).toBe(status)
  })

  it('serves the Arabic 404 page below /ar/', async () => {
    const response = await fetch(`${server.url}/ar/nothing-here`)
    expect(await response.text()).toContain('<html lang="ar"')
  })

  it('redirects like the real ones', async () => {
    const index = await fetch(`${server.url}/about/index.html?a=1`, { redirect: 'manual' })
    expect([index.status, index.headers.get('location')]).toEqual([308, '/about/?a=1'])
    const old = await fetch(`${server.url}/ar/privacy-policy`, { redirect: 'manual' })
    expect([old.status, old.headers.get('location')]).toEqual([301, '/ar/privacy'])
  })

  it('keeps hashed files for an hour and asks again for everything else', async () => {
    const asset = urls.find((url) => url.startsWith('/assets/')) ?? ''
    expect((await fetch(server.url + asset)).headers.get('cache-control')).toContain('max-age=3600')
    expect((await fetch(`${server.url}/about`)).headers.get('cache-control')).toContain('must-revalidate')
    expect((await fetch(`${server.url}/sw.js`)).headers.get('cache-control')).toBe('no-cache')
  })
})
