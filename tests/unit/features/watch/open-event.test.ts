import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openEvent } from '@/features/watch/open-event.ts'
import type { WatchAction } from '@/features/watch/watch-state.ts'
import { aStorage } from '../../../support/a-storage.ts'
import { anApiAnswer } from '../../../support/a-watch-event.ts'

const key = 'sporte:watch-code'
let storage = aStorage()
const fetching = vi.fn<typeof fetch>()

/** The code API's answer first, the region lookup's second. */
const answers = (...bodies: unknown[]) => {
  for (const body of bodies) fetching.mockResolvedValueOnce(Response.json(body))
}

async function opened(code: string): Promise<WatchAction[]> {
  const actions: WatchAction[] = []
  await openEvent(code, (action) => actions.push(action))
  return actions
}

beforeEach(() => {
  storage = aStorage()
  vi.stubGlobal('localStorage', storage)
  fetching.mockReset()
  vi.stubGlobal('fetch', fetching)
})
afterEach(() => vi.unstubAllGlobals())

describe('openEvent', () => {
  it('accepts first, then decides on the region, and remembers the code', async () => {
    answers(anApiAnswer({ allowedCountries: ['AE'] }), { country: 'AE' })

    expect(await opened('ABC123')).toMatchObject([
      { type: 'accepted', event: { allowedCountries: ['AE'] } },
      { type: 'accessDecided', access: 'allowed' },
    ])
    expect(storage.getItem(key)).toBe('ABC123')
  })

  it('blocks a region that is not allowed', async () => {
    answers(anApiAnswer({ allowedCountries: ['GB'] }), { country: 'AE' })

    expect((await opened('ABC123')).at(-1)).toEqual({ type: 'accessDecided', access: 'blocked' })
  })

  it('shows the reason of the server, and forgets the code that it refused', async () => {
    storage.setItem(key, 'ABC123')
    answers({ code: 'SP-07', message: 'This code expired.' })

    expect(await opened('ABC123')).toEqual([
      { type: 'refused', problem: { kind: 'message', message: 'This code expired.' } },
    ])
    expect(storage.getItem(key)).toBeNull()
  })

  it('has words of its own when the server gives no reason', async () => {
    answers({ code: 'SP-07' })

    expect(await opened('ABC123')).toEqual([{ type: 'refused', problem: { kind: 'invalid' } }])
  })

  it('keeps another code that was verified before', async () => {
    storage.setItem(key, 'XYZ789')
    answers({ code: 'SP-07' })
    await opened('ABC123')

    expect(storage.getItem(key)).toBe('XYZ789')
  })

  it('shows the words of a server in trouble, and keeps the code', async () => {
    storage.setItem(key, 'ABC123')
    fetching.mockResolvedValue(Response.json({ message: 'Down for an hour.' }, { status: 503 }))

    expect(await opened('ABC123')).toEqual([
      { type: 'refused', problem: { kind: 'message', message: 'Down for an hour.' } },
    ])
    expect(storage.getItem(key)).toBe('ABC123')
  })

  it('keeps the code when there was no answer: it may be fine next time', async () => {
    storage.setItem(key, 'ABC123')
    fetching.mockRejectedValue(new TypeError('Failed to fetch'))

    expect(await opened('ABC123')).toEqual([{ type: 'refused', problem: { kind: 'unreachable' } }])
    expect(storage.getItem(key)).toBe('ABC123')
  })
})
