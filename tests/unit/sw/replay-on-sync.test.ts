import 'fake-indexeddb/auto'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { outboxSyncTag } from '@/outbox/signals.ts'
import { addEntry, clearOutbox, listRows } from '@/outbox/store.ts'
import { replayOnSync } from '../../../sw/replay-on-sync.ts'
import { buildEnquiry } from '../../support/enquiry-fixture.ts'
import { FakeLocks } from '../../support/fake-locks.ts'
import { stubFetch } from '../../support/stub-fetch.ts'

const fetching = stubFetch()
const reply = (status: number) =>
  fetching.mockImplementation(() => Promise.resolve(new Response('', { status })))

/** A fake registration, and the mock that records the sync tags registered with it. */
function worker() {
  const register = vi.fn<(tag: string) => Promise<void>>().mockResolvedValue()
  return { register, registration: { sync: { register, getTags: () => Promise.resolve([]) } } }
}

beforeEach(async () => {
  vi.stubGlobal('navigator', { locks: new FakeLocks() })
  await clearOutbox()
  await addEntry(buildEnquiry(), Date.now())
})

describe('replayOnSync', () => {
  it('resolves once everything is sent', async () => {
    reply(200)

    await expect(replayOnSync(false, worker().registration)).resolves.toBeUndefined()
    expect(await listRows()).toEqual([])
  })

  it.each([429, 500, 503])('rejects after %i, so that the browser syncs again', async (status) => {
    reply(status)

    await expect(replayOnSync(false, worker().registration)).rejects.toThrow('still wait')
    expect(await listRows()).toHaveLength(1)
  })

  it('registers a new sync on the last chance', async () => {
    reply(503)
    const { register, registration } = worker()

    await expect(replayOnSync(true, registration)).resolves.toBeUndefined()
    expect(register).toHaveBeenCalledWith(outboxSyncTag)
    expect(await listRows()).toHaveLength(1)
  })

  it('resolves on the last chance if registering is refused', async () => {
    reply(503)
    const { register, registration } = worker()
    register.mockRejectedValue(new DOMException('No window is open', 'InvalidAccessError'))

    await expect(replayOnSync(true, registration)).resolves.toBeUndefined()
  })

  it('resolves if everything left is parked', async () => {
    reply(400)

    await expect(replayOnSync(false, worker().registration)).resolves.toBeUndefined()
    expect(await listRows()).toMatchObject([{ state: 'parked' }])
  })
})
