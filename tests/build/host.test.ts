import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { SiteServer } from '../sandbox/site-server.ts'
import { distPath } from '../support/built-site.ts'

const server = new SiteServer(distPath)
beforeAll(() => server.start())
afterAll(() => server.stop())
afterEach(() => {
  server.careless = false
})

/** `tests/hosts/contract.ts` has what this host and all others must do. */
describe('host', () => {
  it('allows caching of a missing asset in careless mode, which the site must tolerate', async () => {
    server.careless = true

    const answers = ['/assets/gone-00000000.js', '/nowhere'].map(async (path) => {
      const { status, headers } = await fetch(server.url + path)
      return [status, headers.get('Cache-Control')]
    })
    expect(await Promise.all(answers)).toEqual([
      [404, 'public, max-age=31536000, immutable'],
      [404, 'public, max-age=0, must-revalidate'],
    ])
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
