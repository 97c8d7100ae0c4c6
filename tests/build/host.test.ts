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

const caching = async (path: string) => {
  const response = await fetch(server.url + path)
  return { status: response.status, cacheControl: response.headers.get('Cache-Control') }
}

describe('what the host lets browsers keep', () => {
  it('is an asset that is there, for an hour', async () => {
    const assets = builtFiles().filter((file) => file.startsWith('assets/'))
    const oneOfEachType = new Map(assets.map((file) => [path.extname(file), file])).values()
    for (const asset of oneOfEachType) {
      expect(await caching(`/${asset}`), asset).toEqual({ status: 200, cacheControl: 'public, max-age=3600' })
    }
  })

  it.each([
    '/assets/gone-00000000.js',
    '/assets/',
    '/assets/a/b.css',
    '/assets/%E0%A4%A',
    '/sw.js/x',
    '/ar/nowhere',
  ])('is never an error: %s', async (path) => {
    expect(await caching(path)).toEqual({ status: 404, cacheControl: 'public, max-age=0, must-revalidate' })
  })

  it.each(['/watch', '/watch/', '/watch?code=LIVE01', '/ar/watch', '/ar/watch/'])(
    'is never the watch page: %s',
    async (path) => {
      expect(await caching(path)).toEqual({ status: 200, cacheControl: 'no-store' })
    },
  )

  it('is a missing asset too where the host is careless, which is what the site must live with', async () => {
    server.careless = true

    expect(await caching('/assets/gone-00000000.js')).toEqual({
      status: 404,
      cacheControl: 'public, max-age=31536000, immutable',
    })
    expect((await caching('/nowhere')).cacheControl).toBe('public, max-age=0, must-revalidate')
  })
})

describe('what the host says of each file', () => {
  it('is said once: two rules for one path would be joined', async () => {
    const paths = [
      '/',
      '/about',
      '/watch',
      '/ar/watch/',
      '/sw.js',
      '/calendar/fixtures.ics',
      '/.well-known/security.txt',
    ]
    for (const path of paths) {
      const { headers } = await fetch(server.url + path)
      for (const name of [
        'Cache-Control',
        'Content-Type',
        'Cross-Origin-Resource-Policy',
        'X-Frame-Options',
      ]) {
        expect(headers.get(name), `${path}: ${name}`).not.toMatch(
          /^$|(?:same-origin|DENY|no-store|utf-8|no-cache),/,
        )
      }
      expect(headers.get('Cross-Origin-Resource-Policy'), path).toBe('same-origin')
    }
  })

  it('is plain text of security.txt, and nothing of other hidden files', async () => {
    const response = await fetch(`${server.url}/.well-known/security.txt`)
    expect(response.headers.get('Content-Type')).toBe('text/plain; charset=utf-8')
    const text = await response.text()
    const [, expires = ''] = /^Expires: (.+)$/m.exec(text) ?? []
    expect(text).toMatch(/^Contact: mailto:hello@sporte\.example$/m)
    expect(text).toMatch(/^Canonical: https:\/\/sporte\.example\/\.well-known\/security\.txt$/m)
    expect(Date.parse(expires)).toBeGreaterThan(Date.now())
    for (const hidden of ['/.well-known/', '/.git/config', '/.well-known/../_headers', '/.well-known/.env']) {
      expect((await fetch(server.url + hidden)).status, hidden).toBe(404)
    }
  })
})
