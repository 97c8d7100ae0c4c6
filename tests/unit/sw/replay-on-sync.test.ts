import 'fake-indexeddb/auto'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { outboxSyncTag } from '@/outbox/signals.ts'
import { newEntry } from '@/outbox/entry.ts'
import { addEntry, clearOutbox, listRows } from '@/outbox/store.ts'
import { replayOnSync } from '../../../sw/replay-on-sync.ts'
import { updateBadge } from '../../../sw/badge.ts'
import { buildEnquiry } from '../../support/enquiry-fixture.ts'
import { FakeLocks } from '../../support/fake-locks.ts'
import { stubFetch } from '../../support/stub-fetch.ts'

const fetching = stubFetch()
const reply = (status: number) =>
  fetching.mockImplementation(() => Promise.resolve(new Response('', { status })))

const register = vi.fn<(tag: string) => Promise<void>>()
const registration = { sync: { register, getTags: () => Promise.resolve([]) } }

const setAppBadge = vi.fn<(count: number) => Promise<void>>()
const clearAppBadge = vi.fn<() => Promise<void>>()
const windows = (count: number) => ({ matchAll: () => Promise.resolve(Array.from({ length: count })) })

beforeEach(async () => {
  register.mockReset().mockResolvedValue()
  vi.stubGlobal('navigator', {
    locks: new FakeLocks(),
    setAppBadge: setAppBadge.mockReset().mockResolvedValue(),
    clearAppBadge: clearAppBadge.mockReset().mockResolvedValue(),
  })
  await clearOutbox()
  await addEntry(newEntry(buildEnquiry(), Date.now()))
})

describe('replayOnSync', () => {
  it('resolves once everything is sent', async () => {
    reply(200)

    await expect(replayOnSync(false, registration)).resolves.toBeUndefined()
    expect(await listRows()).toEqual([])
  })

  it('rejects while an enquiry remains, so that the browser syncs again', async () => {
    reply(503)

    await expect(replayOnSync(false, registration)).rejects.toThrow('still wait')
    expect(await listRows()).toHaveLength(1)
  })

  it.each([
    ['registers a new sync', () => Promise.resolve()],
    ['resolves if a new sync is refused', () => Promise.reject(new DOMException('No window is open'))],
  ])('%s on the last chance', async (_what, answer) => {
    reply(503)
    register.mockImplementation(answer)

    await expect(replayOnSync(true, registration)).resolves.toBeUndefined()
    expect(register).toHaveBeenCalledWith(outboxSyncTag)
    expect(await listRows()).toHaveLength(1)
  })

  it('resolves if everything left is parked', async () => {
    reply(400)

    await expect(replayOnSync(false, registration)).resolves.toBeUndefined()
    expect(await listRows()).toMatchObject([{ state: 'parked' }])
  })
})

it('updateBadge › shows the number of queued enquiries', async () => {
  await addEntry(newEntry({ ...buildEnquiry(), submissionId: 'another' }, 2))
  await updateBadge(windows(0))
  expect(setAppBadge.mock.calls).toEqual([[2]])
})

it('updateBadge › clears the badge if none is queued', async () => {
  await clearOutbox()
  await updateBadge(windows(0))
  expect(clearAppBadge).toHaveBeenCalledOnce()
  expect(setAppBadge).not.toHaveBeenCalled()
})

it('updateBadge › changes nothing while a page is open', async () => {
  await updateBadge(windows(1))
  expect(setAppBadge).not.toHaveBeenCalled()
  expect(clearAppBadge).not.toHaveBeenCalled()
})

it('updateBadge › does nothing without support', async () => {
  clearAppBadge.mockRejectedValue(new DOMException('Not installed', 'NotAllowedError'))
  await expect(updateBadge(windows(0))).resolves.toBeUndefined()
  vi.stubGlobal('navigator', {})
  await expect(updateBadge(windows(0))).resolves.toBeUndefined()
})
