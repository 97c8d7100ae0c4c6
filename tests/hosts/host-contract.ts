import path from 'node:path'
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { builtFiles, distPath, readBuilt } from '../support/built-site.ts'
import { headersFor, readHeaderRules, readRedirects } from '../sandbox/static-host.ts'
import { request, type HostResponse } from './raw-request.ts'

export type Running = { origin: string; ca?: Buffer; stop: () => Promise<void> }

type Kind = {
  /** False if the network in front handles compression, content types and conditional requests. */
  isWhole: boolean
}

export const headerRules = readHeaderRules(readBuilt('_headers'))
export const redirectRules = readRedirects(readBuilt('_redirects'))

/** The expected response headers of a path, by name. A later rule overrides an earlier one. */
const expectedHeaders = (address: string) => new Map(headersFor(headerRules, address))

const forAYear = 'public, max-age=31536000, immutable'
const read = (file: string) => readFileSync(path.join(distPath, file))

/** One file per folder and type, because header rules apply by folder. */
const classes = [
  ...new Map(
    builtFiles()
      .filter((file) => !/^_|\.html$/.test(file))
      .map((file) => [`${path.dirname(file)} ${path.extname(file)}`, file]),
  ).values(),
].toSorted()

const types: Record<string, RegExp> = {
  '.css': /^text\/css; charset=utf-8$/i,
  '.js': /^(?:text|application)\/javascript(?:; charset=utf-8)?$/i,
  '.ics': /^text\/calendar; charset=utf-8$/i,
  '.txt': /^text\/plain; charset=utf-8$/i,
  '.webmanifest': /^application\/manifest\+json/,
  '.xml': /^(?:text|application)\/(?:atom\+)?xml/,
  '.svg': /^image\/svg\+xml/,
  '.avif': /^image\/avif$/,
  '.webp': /^image\/webp$/,
  '.png': /^image\/png$/,
  '.jpg': /^image\/jpeg$/,
  '.woff2': /^font\/woff2$/,
}
const texts = /\.(?:html|css|js|ics|txt|webmanifest|xml|svg)$/

/** `Location` is an absolute URL on some hosts and a path on others. */
function pathOf(location = ''): string {
  const { pathname, search } = new URL(location, 'https://sporte.example')
  return pathname + search
}

/** The requirements for every host. The expected headers come from `_headers` in the build. */
export function hostContract(start: () => Promise<Running>, { isWhole }: Kind) {
  let host: Running
  beforeAll(async () => {
    host = await start()
  })
  afterAll(() => host?.stop())

  const get = (address: string, headers: Record<string, string> = {}, method = 'GET') =>
    request(host.origin, address, { headers, method, ca: host.ca })

  /** Requests a page, following only a redirect that adds a trailing slash and preserves the query. */
  async function page(address: string): Promise<HostResponse> {
    const answer = await get(address)
    if (![301, 307, 308].includes(answer.status)) return answer
    const slashed = address.replace(/(?=\?|$)/, '/')
    expect([address, pathOf(answer.header('Location'))]).toEqual([address, slashed])
    return get(slashed)
  }

  function expectHeaders(answer: HostResponse, address: string) {
    for (const [name, value] of expectedHeaders(address.split('?')[0] ?? '')) {
      const sent = answer.allOf(name)
      // A host that never caches a 404 may cache existing assets for a year.
      const isKept = name === 'Cache-Control' && address.startsWith('/assets/') && sent[0] === forAYear
      expect(isKept ? [value] : sent, `${address}: ${name}`).toEqual([value])
    }
  }

  function expectUnkept(answer: HostResponse, address: string) {
    const [directive = '', ...more] = answer.allOf('Cache-Control')
    expect(directive, address).toMatch(/\b(?:no-store|no-cache|max-age=0)\b/)
    expect(directive, address).not.toMatch(/immutable|max-age=[1-9]/)
    expect(more, address).toEqual([])
  }

  it('sends each class of file in full, with its headers once', async () => {
    for (const file of classes) {
      const answer = await get(`/${file}`)
      expect(answer.status, file).toBe(200)
      expect(answer.content.equals(read(file)), file).toBe(true)
      expectHeaders(answer, `/${file}`)
      if (!expectedHeaders(`/${file}`).has('Cache-Control')) expectUnkept(answer, file)
      if (isWhole) expect(answer.header('Content-Type'), file).toMatch(types[path.extname(file)] ?? /^$/)
    }
  })

  it('has no rule in `_headers` without a built file', () => {
    const files = builtFiles().map((file) => `/${file}`)
    for (const { path: rule } of headerRules) {
      const prefix = rule.replace(/[*/]$/, '')
      expect(
        files.some((file) => file.startsWith(prefix)),
        rule,
      ).toBe(true)
    }
  })

  it.each(['/', '/about', '/about/', '/ar/', '/ar/about', '/live-scores?match=match-1', '/shell/'])(
    'sends the page %s with revalidation',
    async (address) => {
      const answer = await page(address)
      expect(answer.status).toBe(200)
      expect(answer.header('Content-Type')).toMatch(/^text\/html; charset=utf-8$/i)
      const folder = (address.split('?')[0] ?? '').slice(1)
      expect(answer.content.equals(read(path.join(folder, 'index.html')))).toBe(true)
      expectHeaders(answer, address)
      expectUnkept(answer, address)
    },
  )

  it.each(['/watch', '/watch/', '/watch?code=LIVE01', '/ar/watch', '/ar/watch/'])(
    'allows no caching of %s',
    async (address) => {
      const answer = await page(address)
      expect(answer.status).toBe(200)
      expect(answer.allOf('Cache-Control')).toEqual(['no-store'])
    },
  )

  it.each([
    ['/nowhere', '404.html'],
    ['/nowhere/', '404.html'],
    ['/arable', '404.html'],
    ['/ar/nowhere', 'ar/404.html'],
    ['/ar/player/nobody', 'ar/404.html'],
    ['/assets/gone-00000000.js', '404.html'],
    ['/assets/', '404.html'],
    ['/assets/a/b.css', '404.html'],
    ['/sw.js/x', '404.html'],
    ['/.git/config', '404.html'],
    ['/.well-known/.env', '404.html'],
  ])('responds to %s with 404 and its page, without caching', async (address, file) => {
    const answer = await get(address)
    expect(answer.status).toBe(404)
    expect(answer.content.equals(read(file))).toBe(true)
    expect(answer.header('Content-Type')).toMatch(/^text\/html; charset=utf-8$/i)
    expect(answer.header('Content-Security-Policy')).toBe(expectedHeaders('/').get('Content-Security-Policy'))
    if (isWhole || !address.startsWith('/assets/')) expectUnkept(answer, address)
  })

  it('serves only the site, and accepts no uploads', async () => {
    for (const address of ['/_headers', '/_redirects', '/%2e%2e/package.json', '/../package.json']) {
      const answer = await get(address)
      expect([400, 403, 404], address).toContain(answer.status)
      expect(answer.content.toString(), address).not.toMatch(
        /"devDependencies"|Content-Security-Policy:|30[1-8]\n/,
      )
    }
    expect([400, 404]).toContain((await get('/assets/%E0%A4%A')).status)
    expect((await get('/contact/', {}, 'POST')).status).toBe(405)
  })

  it('serves the worker from the root, so that its scope is the whole site', async () => {
    const answer = await get('/sw.js')
    expect(answer.status).toBe(200)
    expect(answer.header('Content-Type')).toMatch(types['.js'] ?? /^$/)
    expect(answer.header('Cache-Control')).toBe('no-cache')
    // Browsers reject a worker script that is redirected or has a narrower scope than its folder.
    expect(answer.header('Location')).toBeUndefined()
    expect(answer.header('Service-Worker-Allowed') ?? '/').toBe('/')
  })

  it('redirects as the list says, with the query', async () => {
    for (const { from, to, status } of redirectRules.filter((rule) => rule.status.startsWith('30'))) {
      const answer = await get(`${from}?from=app`)
      expect([answer.status, pathOf(answer.header('Location'))], from).toEqual([
        parseInt(status, 10),
        `${to}?from=app`,
      ])
    }
  })

  it.skipIf(!isWhole)('has one URL for each page, and redirects to no other site', async () => {
    const odd = ['%5C', '%2F', '%09/', '%0D%0A/', 'a%2F%5C', './%5C', '%2e%2e/%5C', '..%5C', '%00']
    for (const [address, target] of [
      ['/about/index.html?x=1', '/about/?x=1'],
      ['/event/battle-of-the-burj/index.html', '/event/battle-of-the-burj/'],
      ...odd.map((start) => [`/${start}evil.example/index.html?code=LIVE01`] as const),
    ] as const) {
      const answer = await get(address)
      const location = answer.header('Location')
      expect([address, location === undefined ? location : pathOf(location)]).toEqual([address, target])
      expect(answer.status, address).toBeOneOf(target === undefined ? [400, 404] : [301, 307, 308])
    }
    // Some hosts join slashes before they look.
    for (const address of ['//', '/\\', '/.//', '/./\\', '///'].map(
      (start) => `${start}evil.example/index.html`,
    )) {
      const location = (await get(address)).header('Location') ?? '/'
      expect(new URL(location, host.origin).origin, address).toBe(host.origin)
    }
    expect((await get('/%00')).status).toBe(400)
  })

  it.skipIf(!isWhole)('compresses text files only', async () => {
    for (const file of ['about/index.html', ...classes]) {
      const answer = await get(`/${file.replace(/index\.html$/, '')}`)
      if (answer.content.length < 1_000) continue
      const isText = texts.test(file)
      expect(answer.header('Content-Encoding'), file).toBe(isText ? 'gzip' : undefined)
      if (isText) expect(answer.header('Vary'), file).toMatch(/accept-encoding/i)
      if (isText) expect(answer.body.length, file).toBeLessThan(answer.content.length)
    }
    const plain = await get('/about/', { 'Accept-Encoding': 'identity' })
    expect(plain.header('Content-Encoding')).toBeUndefined()
    expect(plain.body.equals(read('about/index.html'))).toBe(true)
  })

  it.skipIf(!isWhole)('responds 304 to unchanged files, with the same headers', async () => {
    for (const address of ['/about/', '/sw.js', `/${classes.find((file) => file.startsWith('assets/'))}`]) {
      const tag = (await get(address)).header('ETag') ?? ''
      const answer = await get(address, { 'If-None-Match': tag })
      expect([answer.status, answer.body.length], address).toEqual([304, 0])
      expectHeaders(answer, address)
    }
  })
}
