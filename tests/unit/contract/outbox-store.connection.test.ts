import 'fake-indexeddb/auto'
import { IDBDatabase as FakeDatabase, IDBOpenDBRequest as FakeRequest } from 'fake-indexeddb'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { outboxDatabase } from '@/contract/outbox-signals.ts'
import { outboxLimits } from '@/contract/outbox-policy.ts'
import { addEntry, clearOutbox, listRows } from '@/contract/outbox-store.ts'
import { anEnquiry } from '../../support/an-enquiry.ts'

const save = (submissionId: string, now: number) => addEntry(anEnquiry({ submissionId }), now)

beforeEach(clearOutbox)
afterEach(() => vi.restoreAllMocks())

describe('a connection that the system has closed', () => {
  const invalidState = () => {
    throw new DOMException('The database connection is closing.', 'InvalidStateError')
  }

  it('is opened once more', async () => {
    vi.spyOn(FakeDatabase.prototype, 'transaction').mockImplementationOnce(invalidState)

    await save('a', 1_000)

    expect(await listRows()).toMatchObject([{ enquiry: { submissionId: 'a' } }])
  })

  it('is not opened for ever', async () => {
    vi.spyOn(FakeDatabase.prototype, 'transaction').mockImplementation(invalidState)

    await expect(save('a', 1_000)).rejects.toThrow('closing')
  })

  it('is not blamed for other failures', async () => {
    const transaction = vi.spyOn(FakeDatabase.prototype, 'transaction').mockImplementation(() => {
      throw new DOMException('No room left.', 'QuotaExceededError')
    })

    await expect(save('a', 1_000)).rejects.toThrow('No room left.')
    expect(transaction).toHaveBeenCalledTimes(1)
  })
})

describe('opening', () => {
  it('is tried again after it failed', async () => {
    vi.resetModules()
    const fresh = await import('@/contract/outbox-store.ts')
    vi.spyOn(indexedDB, 'open').mockImplementationOnce(() => {
      throw new Error('blocked by the browser')
    })

    await expect(fresh.listRows()).rejects.toThrow('blocked by the browser')

    expect(await fresh.listRows()).toEqual([])
  })

  it('fails when the browser never answers, and is tried again', async () => {
    vi.resetModules()
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    const fresh = await import('@/contract/outbox-store.ts')
    vi.spyOn(indexedDB, 'open').mockImplementationOnce(() => new FakeRequest())

    const listed = expect(fresh.listRows()).rejects.toThrow('IndexedDB does not answer')
    vi.advanceTimersByTime(outboxLimits.openTimeoutMs)
    await listed

    vi.useRealTimers()
    expect(await fresh.listRows()).toEqual([])
  })

  it('makes way for a newer version in another tab, and comes back', async () => {
    await save('a', 1_000)
    await new Promise<void>((resolve, reject) => {
      const newer = indexedDB.deleteDatabase(outboxDatabase)
      newer.onsuccess = () => resolve()
      newer.onblocked = () => reject(new Error('our connection is in the way'))
    })

    expect(await listRows()).toEqual([])
  })
})
