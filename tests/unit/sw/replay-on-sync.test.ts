import 'fake-indexeddb/auto'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { addEntry, clearOutbox, listRows } from '@/contract/outbox-store.ts'
import { replayOnSync } from '../../../sw/replay-on-sync.ts'
import { anEnquiry } from '../../support/an-enquiry.ts'

const fetching = vi.fn<typeof fetch>()
const reply = (status: number) =>
  fetching.mockImplementation(() => Promise.resolve(new Response('', { status })))

beforeEach(async () => {
  vi.stubGlobal('navigator', {})
  vi.stubGlobal('fetch', fetching.mockReset())
  await clearOutbox()
  await addEntry(anEnquiry(), Date.now())
})
afterEach(() => vi.unstubAllGlobals())

describe('replayOnSync', () => {
  it('sends what waits and is done', async () => {
    reply(200)

    await expect(replayOnSync()).resolves.toBeUndefined()
    expect(await listRows()).toEqual([])
  })

  it.each([429, 500, 503])('asks the browser for another turn after %i', async (status) => {
    reply(status)

    await expect(replayOnSync()).rejects.toThrow('still wait')
    expect(await listRows()).toHaveLength(1)
  })

  it('asks for no other turn when all that is left needs the visitor', async () => {
    reply(400)

    await expect(replayOnSync()).resolves.toBeUndefined()
    expect(await listRows()).toMatchObject([{ state: 'parked' }])
  })
})
