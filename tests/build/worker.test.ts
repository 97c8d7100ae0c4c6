import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { documentPath } from '@/contract/documents.ts'
import { pages } from '@/router/pages.ts'
import { SiteServer } from '../sandbox/site-server.ts'
import { findSmallest } from '../../sw/images.ts'
import { isVerified } from '../../sw/verify-response.ts'
import { builtFiles, distPath, precachedUrls, readBuilt } from '../support/built-site.ts'

const urls = precachedUrls()
const server = new SiteServer(distPath)

beforeAll(() => server.start())
afterAll(() => server.stop())

describe('precache list', () => {
  it('has the precached documents and the shell, in both languages', () => {
    const documents = urls.filter((url) => url.endsWith('/'))
    const english = documents.filter((url) => !url.startsWith('/ar/'))
    const precached = Object.entries(pages).flatMap(([path, { document }]) =>
      document === 'precached' ? [documentPath(path)] : [],
    )
    expect(english.toSorted()).toEqual([...precached, '/shell/'].toSorted())
    expect(documents.filter((url) => url.startsWith('/ar/')).toSorted()).toEqual(
      english.map((url) => `/ar${url}`).toSorted(),
    )
  })

  it('has every script, style, font, icon and text', () => {
    const needed = builtFiles().filter(
      (file) => /\.(?:js|css|woff2|svg|webmanifest)$/.test(file) && file !== 'sw.js',
    )
    expect(needed.filter((file) => !urls.includes(`/${file}`))).toEqual([])
  })

  it('has the smallest encoding of every picture and no large one', () => {
    const pictures = urls.filter((url) => url.endsWith('.avif'))
    expect(pictures.length).toBeGreaterThan(0)
    expect(pictures.filter((url) => !/-(?:240|480)-[\w-]{8}\.avif$/.test(url))).toEqual([])
  })

  it('has a smaller encoding for every picture, which replaces it offline', () => {
    const pictures = builtFiles().filter((file) => /^assets\/.+\.(?:avif|webp|png|jpg)$/.test(file))
    expect(pictures.length).toBeGreaterThan(100)
    const broken = pictures.filter((file) => {
      const name = /^assets\/(.+)-\d+-[\w-]{8}\.\w+$/.exec(file)?.[1]
      return !name || !findSmallest(`/${file}`, urls)?.startsWith(`/assets/${name}-`)
    })
    expect(broken).toEqual([])
    expect(
      pictures.map((file) => findSmallest(`/${file}`, urls)).filter((url) => !url?.endsWith('.avif')),
    ).toEqual([])
  })

  it('has URLs that a host serves with 200 and without a redirect', async () => {
    const wrong: string[] = []
    for (const url of urls) {
      const response = await fetch(server.url + url, { redirect: 'manual' })
      if (response.status !== 200) wrong.push(`${response.status} ${url}`)
    }
    expect(wrong).toEqual([])
  })

  it('has a revision that verifies each file as a host serves it', async () => {
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

  it('has no file whose name content blockers refuse', () => {
    const words =
      'ad ads adserver adsense advert advertisement advertising affiliate analytics banner banners beacon consent cookie cookies counter doubleclick fingerprint marketing metrics newsletter pixel popup prebid promo share sharing social sponsor sponsored stats telemetry track tracker tracking'
    const refused = new RegExp(`(?<![a-z])(?:${words.replaceAll(' ', '|')})(?![a-z])`, 'i')
    // Without the hash. Pages have the addresses that they have, and only crawlers request the share images.
    const names = urls
      .filter((url) => !url.endsWith('/'))
      .map((url) => url.replace(/-[\w-]{8}(?=\.\w+$)/, ''))
    expect(names.filter((name) => refused.test(name))).toEqual([])
  })

  it('has no file that starts with an underscore or a dot: some hosts hide those', () => {
    const hidden = builtFiles().filter((file) => /(?:^|\/)[._]/.test(file))
    // RFC 9116 defines the path of security.txt, and the supported hosts serve it.
    expect(hidden.toSorted()).toEqual(['.well-known/security.txt', '_headers', '_redirects'])
  })
})
