import { createHash } from 'node:crypto'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { languageOf, neutralPath } from '@/contract/language.ts'
import { Precache } from '../../../sw/precache.ts'
import { createFailingCaches, createFakeCaches } from '../../support/fake-caches.ts'

const scope = 'https://sporte.example/'

/** File name → text of the files in a small release. */
type Release = Readonly<Record<string, string>>

/** A document in the prerendered format, with its language, its page and the files that it references. */
const buildDocument = (address: string, ...files: string[]) =>
  `<!doctype html><html lang="${languageOf(address)}" dir="ltr">${files.map((file) => `<link href="${file}">`).join('')}<div id="root" data-page="${neutralPath(address)}"><h1>Sporte</h1></div>`

function buildPrecache(release: Release): Precache {
  const entries = Object.entries(release).map(([url, text]) => ({
    url,
    revision: createHash('sha256').update(text).digest('base64').slice(0, 5),
  }))
  return new Precache(entries, scope)
}

function served(path: string, text: string): Response {
  const type = path.endsWith('.js')
    ? 'text/javascript'
    : path.endsWith('.css')
      ? 'text/css; charset=utf-8'
      : path.endsWith('/')
        ? 'text/html; charset=utf-8'
        : 'application/octet-stream'
  return new Response(text, { headers: { 'Content-Type': type } })
}

const portalPage = (type = 'text/html') =>
  new Response('<h1>Sign in</h1>', { headers: { 'Content-Type': type } })

const script = '/assets/site-1a2b3c4d.js'
const other = '/assets/scores-5e6f7a8b.js'
const style = '/assets/site-1a2b3c4d.css'
const release: Release = {
  '/': buildDocument('/', script, style),
  [script]: 'let version = 1',
  [other]: 'let scores',
  [style]: 'body{}',
  '/icons/icon.svg': '<svg/>',
}

const fetching = vi.fn<(path: string, init: RequestInit) => Promise<Response>>()
let online: Record<string, () => Response>

const storeOf = () => caches.open(`workbox-precache-v2-${scope}`)
const storedPaths = async () => (await (await storeOf()).keys()).map(({ url }) => new URL(url).pathname)
const storedText = async (path: string) => (await (await storeOf()).match(new URL(path, scope).href))?.text()
const asked = () => fetching.mock.calls.map(([path, { cache }]) => `${path} ${cache}`)
const full = () => new DOMException('Full', 'QuotaExceededError')

beforeEach(() => {
  vi.stubGlobal('caches', createFakeCaches())
  online = {}
  fetching.mockReset().mockImplementation((path) => {
    const answer = online[path]?.()
    const text = release[path]
    if (answer) return Promise.resolve(answer)
    return text === undefined ? Promise.reject(new TypeError('Failed')) : Promise.resolve(served(path, text))
  })
  vi.stubGlobal('fetch', fetching)
})

describe('precache installation', () => {
  it('bypasses the HTTP cache for unhashed files, and follows no redirect', async () => {
    await buildPrecache(release).install()

    const hashed = [other, style, script].map((path) => `${path} default`)
    expect(asked().toSorted()).toEqual(['/ reload', '/icons/icon.svg reload', ...hashed].toSorted())
    expect(fetching.mock.calls.every(([, { redirect }]) => redirect === 'error')).toBe(true)
  })

  it.each([
    ['a captive portal', () => portalPage()],
    ['another version of the script', () => served(script, 'let version = 2')],
    ['half of the script', () => served(script, 'let ver')],
    ['the script in a type that no browser runs', () => new Response(release[script])],
    ['an error', () => new Response(release[script], { status: 404 })],
  ])('stores nothing if the network returns %s', async (_what, reply) => {
    online[script] = reply

    await expect(buildPrecache(release).install()).rejects.toThrow(script)

    expect(await storedPaths()).not.toContain(script)
  })

  it('requests a wrong file again, past the HTTP cache', async () => {
    const replies = [() => new Response('', { status: 404 }), () => served(script, 'let version = 1')]
    online[script] = () => replies.shift()?.() ?? Response.error()

    await buildPrecache(release).install()

    expect(asked().filter((each) => each.startsWith(script))).toEqual([
      `${script} default`,
      `${script} reload`,
    ])
    expect(await storedText(script)).toBe('let version = 1')
  })

  it.each([
    ['/', 'nothing', ''],
    ['/', 'the page of another version', buildDocument('/', '/assets/site-99999999.js')],
    ['/events/', 'the home page', buildDocument('/', script)],
    ['/ar/events/', 'the same page in English', buildDocument('/events/', script)],
    ['/ar/', 'the English home page', buildDocument('/', script)],
    ['/events/', 'one that does not name its page', `<html lang="en"><link href="${script}">`],
  ])('fails if the host responds to %s with %s', async (address, _what, document) => {
    const whole = { [script]: 'let version = 1', [address]: buildDocument(address, script) }
    online[address] = () => served(address, document)

    await expect(buildPrecache(whole).install()).rejects.toThrow(`build: ${address}`)
  })

  it('accepts a page that the host has added to', async () => {
    online['/'] = () => served('/', `${release['/']}<script src="https://beacon.example/b.js"></script>`)

    await expect(buildPrecache(release).install()).resolves.toBeUndefined()
  })

  it('accepts a recompressed icon, but no page in its place', async () => {
    online['/icons/icon.svg'] = () =>
      new Response('<svg></svg>', { headers: { 'Content-Type': 'image/svg+xml' } })
    await expect(buildPrecache(release).install()).resolves.toBeUndefined()
    online['/icons/icon.svg'] = () => portalPage()
    vi.stubGlobal('caches', createFakeCaches())
    await buildPrecache(release).install()
    expect(await storedPaths()).toHaveLength(4)
  })

  it('takes over verified files of the previous version', async () => {
    await buildPrecache(release).install()
    await (await storeOf()).put(new URL(other, scope).href, portalPage('text/javascript'))
    fetching.mockClear()

    await buildPrecache(release).install()

    expect(asked()).toEqual([`${other} default`])
    expect(await storedText(other)).toBe('let scores')
  })

  it('resumes after an interruption', async () => {
    online['/'] = () => new Response('', { status: 503 })
    await expect(buildPrecache(release).install()).rejects.toThrow('build: /')
    delete online['/']
    fetching.mockClear()

    await buildPrecache(release).install()

    expect(asked()).toEqual(['/ reload'])
  })

  it('retries refused files that no page references, and refetches everything after clearing', async () => {
    online[other] = () => new Response('', { status: 403 })
    const precache = buildPrecache(release)
    await precache.install()
    expect(await storedPaths()).not.toContain(other)
    delete online[other]
    fetching.mockClear()
    await precache.complete()
    await precache.complete()
    expect(await storedText(other)).toBe('let scores')
    expect(asked()).toEqual([`${other} default`])
    const name = `workbox-precache-v2-${scope}`
    await caches.delete(name)
    const removed = buildPrecache(release)
    await removed.complete()
    await removed.answer(other)
    expect(await caches.keys()).not.toContain(name)
    await caches.open(name) // as a page does before it registers the worker again
    await removed.complete()
    expect(await storedPaths()).toEqual(expect.arrayContaining(['/', other]))
  })

  it('fails if more files are missing than a content blocker refuses', async () => {
    const names = Array.from({ length: 40 }, (_, index) => `/assets/part-${index}-1a2b3c4d.js`)
    for (const path of names) online[path] = () => new Response('', { status: 403 })
    const files = Object.fromEntries(names.map((path) => [path, '']))

    await expect(buildPrecache({ ...release, ...files }).install()).rejects.toThrow('/assets/part-')
  })

  it('drops the image cache on a full device', async () => {
    await caches.open('sporte-pictures')
    vi.spyOn(await storeOf(), 'put').mockRejectedValueOnce(full())

    await buildPrecache(release).install()

    expect(await caches.has('sporte-pictures')).toBe(false)
    expect(await storedPaths()).toHaveLength(5)
  })

  it('removes its files if there is still no space, and keeps the previous version', async () => {
    await buildPrecache({ [other]: 'let scores' }).install()
    const store = await storeOf()
    const put = store.put.bind(store)
    vi.spyOn(store, 'put').mockImplementation((key, response) =>
      new Request(key).url.includes('icon') ? Promise.reject(full()) : put(key, response),
    )

    await expect(buildPrecache(release).install()).rejects.toThrow('Full')

    expect(await storedPaths()).toEqual([other])
  })
})

describe('precache response', () => {
  it('comes from the cache, where the verified script replaces a page stored as a script', async () => {
    const precache = buildPrecache(release)
    await precache.install()
    await (await storeOf()).put(new URL(script, scope).href, portalPage())
    fetching.mockClear()

    expect(await precache.stored(script)).toBeUndefined()
    for (const _ of ['from the network', 'from the cache']) {
      expect(await (await precache.answer(script)).text()).toBe('let version = 1')
    }
    expect(fetching).toHaveBeenCalledTimes(1)
  })

  it('rejects if a file was evicted and cannot be downloaded as built', async () => {
    online[script] = () => portalPage()

    await expect(buildPrecache(release).answer(script)).rejects.toThrow(script)
    expect(await storedPaths()).toEqual([])
  })

  it('comes from the network if the cache fails', async () => {
    vi.stubGlobal('caches', createFailingCaches())
    const precache = buildPrecache(release)

    expect(await (await precache.answer(script)).text()).toBe('let version = 1')
    expect(await precache.stored('/')).toBeUndefined()
    expect(await precache.ofOtherVersion(`${scope}assets/x.js`)).toBeUndefined()
  })
})

describe('precache activation', () => {
  const alone = { installing: null, waiting: null }
  const next: Release = {
    '/': buildDocument('/', '/assets/site-22222222.js'),
    '/assets/site-22222222.js': 'let version = 2',
    [other]: 'let scores',
  }
  const take = async (from: Release, to: Release) => {
    await buildPrecache(from).install()
    for (const [path, text] of Object.entries(to)) online[path] = () => served(path, text)
    const precache = buildPrecache(to)
    await precache.install()
    return precache
  }

  it('deletes files of the previous version, except scripts and styles', async () => {
    const precache = await take(release, next)
    await precache.activate(alone)

    expect((await storedPaths()).toSorted()).toEqual(Object.keys(next).toSorted())
    expect(await (await precache.ofOtherVersion(new URL(script, scope).href))?.text()).toBe('let version = 1')
    expect(await precache.ofOtherVersion(`${scope}icons/icon.svg`)).toBeUndefined()
  })

  it.each(['installing', 'waiting'])(
    'deletes nothing while another worker is %s, which may have stored it',
    async (state) => {
      const precache = await take(release, next)
      await precache.activate({ ...alone, [state]: {} })

      expect(await storedPaths()).toHaveLength(7)
    },
  )

  it('deletes scripts and styles if there is no room', async () => {
    const precache = await take(release, next)
    vi.spyOn(await caches.open('sporte-previous'), 'put').mockRejectedValue(full())
    vi.spyOn(caches, 'delete').mockResolvedValue(true)

    await precache.activate(alone)

    expect(await storedPaths()).toHaveLength(3)
  })

  it('keeps the waiting version’s files when the active version serves them, with the expected type', async () => {
    await take(release, next)
    const address = `${scope}assets/site-22222222.js`
    const active = buildPrecache(release)
    expect(await (await active.ofOtherVersion(address))?.text()).toBe('let version = 2')

    await (await storeOf()).put(address, portalPage())
    expect(await active.ofOtherVersion(address)).toBeUndefined()
  })
})
