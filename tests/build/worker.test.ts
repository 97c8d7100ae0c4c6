import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { SiteServer } from '../sandbox/site-server.ts'
import { isVerified } from '../../sw/verify-response.ts'
import { builtFiles, distPath, precachedUrls, readBuilt } from '../support/built-site.ts'

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
      if (!(await isVerified(file, response, (url) => urls.includes(url)))) wrong.push(file.url)
    }
    expect(wrong).toEqual([])
  })

  it('names no file that starts with an underscore or a dot: some hosts hide those', () => {
    const hidden = builtFiles().filter((file) => /(?:^|\/)[._]/.test(file))
    // The address of the third is laid down, and the hosts know it.
    expect(hidden.toSorted()).toEqual(['.well-known/security.txt', '_headers', '_redirects'])
  })
})
