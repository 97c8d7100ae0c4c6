import 'fake-indexeddb/auto'
import { beforeEach, expect, it, vi } from 'vitest'
import { newEntry } from '@/outbox/entry.ts'
import { addEntry, clearOutbox } from '@/outbox/store.ts'
import { updateBadge } from '../../../sw/badge.ts'
import { buildEnquiry } from '../../support/enquiry-fixture.ts'

const setAppBadge = vi.fn<(count: number) => Promise<void>>()
const clearAppBadge = vi.fn<() => Promise<void>>()
const windows = (count: number) => ({ matchAll: () => Promise.resolve(Array.from({ length: count })) })

beforeEach(async () => {
  vi.stubGlobal('navigator', {
    setAppBadge: setAppBadge.mockReset().mockResolvedValue(),
    clearAppBadge: clearAppBadge.mockReset().mockResolvedValue(),
  })
  await clearOutbox()
})

it('updateBadge › shows the number of queued enquiries', async () => {
  await addEntry(newEntry(buildEnquiry(), 1))
  await addEntry(newEntry({ ...buildEnquiry(), submissionId: 'another' }, 2))
  await updateBadge(windows(0))
  expect(setAppBadge.mock.calls).toEqual([[2]])
})

it('updateBadge › clears the badge if none is queued', async () => {
  await updateBadge(windows(0))
  expect(clearAppBadge).toHaveBeenCalledOnce()
  expect(setAppBadge).not.toHaveBeenCalled()
})

it('updateBadge › changes nothing while a page is open', async () => {
  await addEntry(newEntry(buildEnquiry(), 1))
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
