import { beforeEach, describe, expect, it, vi } from 'vitest'
import {
  buildDocument,
  buildPrecache,
  portalPage,
  scope,
  served,
  type Release,
} from '../../support/precache-fixture.ts'
import { createFailingCaches, createFakeCaches } from '../../support/fake-caches.ts'

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

describe('an installation', () => {
  it('stores everything on the list', async () => {
    await buildPrecache(release).install()

    expect((await storedPaths()).toSorted()).toEqual(Object.keys(release).toSorted())
  })

  it('goes past the HTTP cache for what every version has under the same address, and follows no redirect', async () => {
    await buildPrecache(release).install()

    expect(asked().toSorted()).toEqual(
      [
        '/ reload',
        `${other} default`,
        `${style} default`,
        `${script} default`,
        '/icons/icon.svg reload',
      ].toSorted(),
    )
    expect(fetching.mock.calls.every(([, { redirect }]) => redirect === 'error')).toBe(true)
  })

  it.each([
    ['a captive portal', () => portalPage()],
    ['a captive portal that says it is a script', () => portalPage('text/javascript')],
    ['another version of the script', () => served(script, 'let version = 2')],
    ['half of the script', () => served(script, 'let ver')],
    ['the script in a type that no browser runs', () => new Response(release[script])],
    ['an error', () => new Response(release[script], { status: 404 })],
  ])('fails, and does not store it, where the network gives %s', async (_what, reply) => {
    online[script] = reply

    await expect(buildPrecache(release).install()).rejects.toThrow(script)

    expect(await storedPaths()).not.toContain(script)
  })

  it('asks once more, past the HTTP cache, for what is wrong in there', async () => {
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
    ['a captive portal', () => portalPage()],
    ['the page of another version', () => served('/', buildDocument('/', '/assets/site-99999999.js', style))],
    ['nothing', () => served('/', '')],
  ])('fails where a page is %s', async (_what, reply) => {
    online['/'] = reply

    await expect(buildPrecache(release).install()).rejects.toThrow('built: /')
  })

  it.each([
    ['/events/', 'the home page', buildDocument('/', script)],
    ['/ar/events/', 'the same page in English', buildDocument('/events/', script)],
    ['/ar/', 'the English home page', buildDocument('/', script)],
    ['/events/', 'one that does not name its page', `<html lang="en"><link href="${script}">`],
  ])('fails where the host answers %s with %s', async (address, _what, document) => {
    const whole = { [script]: 'let version = 1', [address]: buildDocument(address, script) }
    Object.assign(online, { [address]: () => served(address, document) })

    await expect(buildPrecache(whole).install()).rejects.toThrow(`built: ${address}`)
  })

  it('takes a page that the host has added something to', async () => {
    online['/'] = () => served('/', `${release['/']}<script src="https://beacon.example/b.js"></script>`)

    await expect(buildPrecache(release).install()).resolves.toBeUndefined()
  })

  it('takes an icon that the host has recompressed, but no page in place of one', async () => {
    online['/icons/icon.svg'] = () =>
      new Response('<svg></svg>', { headers: { 'Content-Type': 'image/svg+xml' } })
    await expect(buildPrecache(release).install()).resolves.toBeUndefined()
    online['/icons/icon.svg'] = () => portalPage()
    vi.stubGlobal('caches', createFakeCaches())
    await expect(buildPrecache(release).install()).rejects.toThrow('icon.svg')
  })

  it('keeps what the version before has stored, once every byte of it is right', async () => {
    await buildPrecache(release).install()
    await (await storeOf()).put(new URL(other, scope).href, portalPage('text/javascript'))
    fetching.mockClear()

    await buildPrecache(release).install()

    expect(asked()).toEqual([`${other} default`])
    expect(await storedText(other)).toBe('let scores')
  })

  it('goes on where it was broken off', async () => {
    online[other] = () => new Response('', { status: 503 })
    await expect(buildPrecache(release).install()).rejects.toThrow(other)
    delete online[other]
    fetching.mockClear()

    await buildPrecache(release).install()

    expect(asked()).toEqual([`${other} default`])
  })

  it('without room does without the pictures', async () => {
    await caches.open('sporte-pictures')
    vi.spyOn(await storeOf(), 'put').mockRejectedValueOnce(full())

    await buildPrecache(release).install()

    expect(await caches.has('sporte-pictures')).toBe(false)
    expect(await storedPaths()).toHaveLength(5)
  })

  it('that runs out of space removes what it stored, and keeps the previous version', async () => {
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

describe('an answer', () => {
  it('comes from the store', async () => {
    const precache = buildPrecache(release)
    await precache.install()
    fetching.mockClear()

    expect(await (await precache.answer(script)).text()).toBe('let version = 1')
    expect(fetching).not.toHaveBeenCalled()
  })

  it('is never a page in place of a script: that is fetched and stored anew', async () => {
    const precache = buildPrecache(release)
    await precache.install()
    await (await storeOf()).put(new URL(script, scope).href, portalPage())

    expect(await precache.stored(script)).toBeUndefined()
    expect(await (await precache.answer(script)).text()).toBe('let version = 1')
    expect(await storedText(script)).toBe('let version = 1')
  })

  it('that was evicted and cannot be downloaded as built is missing', async () => {
    online[script] = () => portalPage()

    await expect(buildPrecache(release).answer(script)).rejects.toThrow(script)
    expect(await storedPaths()).toEqual([])
  })

  it('comes from the network where the store fails', async () => {
    vi.stubGlobal('caches', createFailingCaches())
    const precache = buildPrecache(release)

    expect(await (await precache.answer(script)).text()).toBe('let version = 1')
    expect(await precache.stored('/')).toBeUndefined()
    expect(await precache.ofOtherVersion(`${scope}assets/x.js`)).toBeUndefined()
  })
})

describe('a new version in charge', () => {
  const alone = { installing: null, waiting: null }
  const next: Release = {
    '/': buildDocument('/', '/assets/site-22222222.js'),
    '/assets/site-22222222.js': 'let version = 2',
    [other]: 'let scores',
  }
  const take = async (from: Release, to: Release) => {
    await buildPrecache(from).install()
    Object.assign(
      online,
      Object.fromEntries(Object.entries(to).map(([path, text]) => [path, () => served(path, text)])),
    )
    const precache = buildPrecache(to)
    await precache.install()
    return precache
  }

  it('drops what the one before held, but for its scripts and styles', async () => {
    const precache = await take(release, next)
    await precache.activate(alone)

    expect((await storedPaths()).toSorted()).toEqual(Object.keys(next).toSorted())
    expect(await (await precache.ofOtherVersion(new URL(script, scope).href))?.text()).toBe('let version = 1')
    expect(await precache.ofOtherVersion(`${scope}icons/icon.svg`)).toBeUndefined()
  })

  it.each(['installing', 'waiting'])(
    'drops nothing while another is %s: it may have stored that',
    async (state) => {
      const precache = await take(release, next)
      await precache.activate({ ...alone, [state]: {} })

      expect(await storedPaths()).toHaveLength(7)
    },
  )

  it('drops it also where there is no room for them', async () => {
    const precache = await take(release, next)
    vi.spyOn(await caches.open('sporte-previous'), 'put').mockRejectedValue(full())
    vi.spyOn(caches, 'delete').mockResolvedValue(true)

    await precache.activate(alone)

    expect(await storedPaths()).toHaveLength(3)
  })

  it('that waits has stored what its pages request from the active one', async () => {
    await take(release, next)

    const found = await buildPrecache(release).ofOtherVersion(`${scope}assets/site-22222222.js`)
    expect(await found?.text()).toBe('let version = 2')
  })

  it('is given out of another version only what has its type', async () => {
    await take(release, next)
    await (await storeOf()).put(`${scope}assets/site-22222222.js`, portalPage())

    expect(await buildPrecache(release).ofOtherVersion(`${scope}assets/site-22222222.js`)).toBeUndefined()
  })
})
