import path from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { SiteServer } from '../sandbox/site-server.ts'
import { builtFiles, distPath } from '../support/built-site.ts'

const server = new SiteServer(distPath)
beforeAll(() => server.start())
afterAll(() => server.stop())
afterEach(() => {
  server.careless = false
})

/** Status and caching for each path: `404 no-store`. */
async function expectAnswer(expected: string, paths: readonly string[]) {
  const answers = paths.map(async (path) => {
    const { status, headers } = await fetch(server.url + path, { redirect: 'manual' })
    return `${path}: ${status} ${headers.get('Cache-Control')}`
  })
  expect(await Promise.all(answers)).toEqual(paths.map((path) => `${path}: ${expected}`))
}

describe('host', () => {
  it('allows caching of an asset for an hour', async () => {
    const assets = builtFiles().filter((file) => file.startsWith('assets/'))
    const oneOfEachType = new Map(assets.map((file) => [path.extname(file), `/${file}`])).values()
    await expectAnswer('200 public, max-age=3600', [...oneOfEachType])
  })

  it('requires revalidation of a page, and allows no caching of the watch page', async () => {
    await expectAnswer('200 public, max-age=0, must-revalidate', ['/', '/about', '/about/', '/ar/about'])
    await expectAnswer('200 no-cache', ['/sw.js'])
    await expectAnswer('200 no-store', ['/watch', '/watch/', '/watch?code=LIVE01', '/ar/watch', '/ar/watch/'])
  })

  it('allows no caching of an error', async () => {
    await expectAnswer('404 public, max-age=0, must-revalidate', [
      '/assets/gone-00000000.js',
      '/assets/',
      '/assets/a/b.css',
      '/assets/%E0%A4%A',
      '/sw.js/x',
      '/nowhere',
      '/ar/nowhere',
      '/player/nobody',
      '/_headers',
      '/../package.json',
      '/%00',
      '/.well-known/',
      '/.well-known/.env',
      '/.git/config',
    ])
    expect(await (await fetch(`${server.url}/ar/nowhere`)).text()).toContain('<html lang="ar"')
  })

  it('allows caching of a missing asset in careless mode, which the site must tolerate', async () => {
    server.careless = true

    await expectAnswer('404 public, max-age=31536000, immutable', ['/assets/gone-00000000.js'])
    await expectAnswer('404 public, max-age=0, must-revalidate', ['/nowhere'])
  })

  it('redirects to the canonical URL of a page, and from an old one', async () => {
    const index = await fetch(`${server.url}/about/index.html?a=1`, { redirect: 'manual' })
    expect([index.status, index.headers.get('location')]).toEqual([308, '/about/?a=1'])
    const old = await fetch(`${server.url}/ar/privacy-policy`, { redirect: 'manual' })
    expect([old.status, old.headers.get('location')]).toEqual([301, '/ar/privacy'])
  })

  it('sends each header once: two rules for one path would be joined', async () => {
    const faults: string[] = []
    for (const path of [
      '/',
      '/about',
      '/watch',
      '/ar/watch/',
      '/sw.js',
      '/calendar/fixtures.ics',
      '/.well-known/security.txt',
    ]) {
      const { headers } = await fetch(server.url + path)
      for (const name of [
        'Cache-Control',
        'Content-Type',
        'Cross-Origin-Resource-Policy',
        'X-Frame-Options',
      ]) {
        const value = headers.get(name) ?? ''
        if (/^$|(?:same-origin|DENY|no-store|utf-8|no-cache),/.test(value))
          faults.push(`${path}: ${name}: ${value}`)
      }
      const policy = headers.get('Cross-Origin-Resource-Policy')
      if (policy !== 'same-origin') faults.push(`${path}: policy ${policy}`)
    }
    expect(faults).toEqual([])
  })

  it('sends security.txt as plain text that has not expired', async () => {
    const response = await fetch(`${server.url}/.well-known/security.txt`)
    expect(response.headers.get('Content-Type')).toBe('text/plain; charset=utf-8')
    const text = await response.text()
    const [, expires = ''] = /^Expires: (.+)$/m.exec(text) ?? []
    expect(text).toMatch(/^Contact: mailto:hello@sporte\.example$/m)
    expect(text).toMatch(/^Canonical: https:\/\/sporte\.example\/\.well-known\/security\.txt$/m)
    expect(Date.parse(expires)).toBeGreaterThan(Date.now())
  })
})
