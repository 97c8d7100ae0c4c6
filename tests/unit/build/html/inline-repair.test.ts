import { beforeEach, describe, expect, it, vi } from 'vitest'
import { repairOnPress } from '@/build/html/inline/repair.ts'

class FakeElement {
  toggleAttribute = vi.fn<(name: string, isSet: boolean) => void>()
  setAttribute = vi.fn<(name: string, value: string) => void>()
  removeAttribute = vi.fn<(name: string) => void>()
  closest = () => this
}

const button = new FakeElement()
const banner = new FakeElement()
const failure = new FakeElement()
const fetching = vi.fn<typeof fetch>()
const reload = vi.fn<() => void>()
const unregister = vi.fn<() => Promise<boolean>>()
const removeCache = vi.fn<(name: string) => Promise<boolean>>()
const origin = 'https://sporte.example'
const stranger = { scope: `${origin}/shop/`, unregister: () => Promise.reject(new Error('of another app')) }
const serviceWorker = { getRegistrations: async () => [{ scope: `${origin}/`, unregister }, stranger] }
const own = [`workbox-precache-v2-${origin}/`, 'sporte-pictures']
const openCache = vi.fn<(name: string) => Promise<void>>()
const caches = {
  keys: async () => [...own, 'shop-cache', `workbox-precache-v2-${origin}/shop/`],
  delete: removeCache,
  open: openCache,
}

beforeEach(() => {
  vi.resetAllMocks()
  removeCache.mockResolvedValue(true)
  vi.stubGlobal('Element', FakeElement)
  vi.stubGlobal('fetch', fetching)
  vi.stubGlobal('navigator', { serviceWorker })
  vi.stubGlobal('caches', caches)
  vi.stubGlobal('location', { origin, reload })
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([]) // Node's `fetch` needs its other methods
})

const serve = (status: number, type: string) =>
  fetching.mockImplementation(async () => new Response(null, { status, headers: { 'Content-Type': type } }))

/** Presses the button, and waits until it can be pressed again. */
async function press(): Promise<void> {
  let happens = (_event: { target: FakeElement }) => {}
  vi.stubGlobal('document', {
    addEventListener: (_type: string, listener: typeof happens) => {
      happens = listener
    },
    getElementById: (id: string) => (id === 'unloaded' ? banner : failure),
  })
  repairOnPress()
  happens({ target: button })
  await vi.waitFor(() => expect(button.removeAttribute).toHaveBeenCalledWith('aria-disabled'))
}

describe('repairOnPress', () => {
  it('removes its worker, empties its caches, and then reloads', async () => {
    serve(200, 'text/javascript')
    await press()
    expect(unregister).toHaveBeenCalledTimes(1)
    expect(removeCache.mock.calls).toEqual(own.map((name) => [name]))
    expect(openCache.mock.calls, 'because a worker refills no missing cache').toEqual(
      own.map((name) => [name]),
    )
    expect(reload).toHaveBeenCalledTimes(1)
  })

  it.each([
    ['the host fails', 500, 'text/javascript'],
    ['a captive portal responds', 200, 'text/html'],
  ])('changes nothing and shows why if %s', async (_why, status, type) => {
    serve(status, type)
    await press()
    expect(unregister).not.toHaveBeenCalled()
    expect(removeCache).not.toHaveBeenCalled()
    expect(reload).not.toHaveBeenCalled()
    expect(failure.toggleAttribute).toHaveBeenLastCalledWith('hidden', false)
    expect(banner.setAttribute).toHaveBeenCalledWith('open', '')
  })

  it('empties the caches and reloads if workers are unavailable', async () => {
    vi.stubGlobal('navigator', {})
    serve(200, 'text/javascript')
    await press()
    expect(removeCache).toHaveBeenCalledTimes(2)
    expect(reload).toHaveBeenCalledTimes(1)
  })

  it('removes the worker and reloads if a cache cannot be deleted', async () => {
    removeCache.mockRejectedValue(new Error('The profile is damaged'))
    serve(200, 'text/javascript')
    await press()
    expect(unregister).toHaveBeenCalledTimes(1)
    expect(reload).toHaveBeenCalledTimes(1)
  })
})
