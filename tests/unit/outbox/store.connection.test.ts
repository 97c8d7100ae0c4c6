import 'fake-indexeddb/auto'
import { IDBDatabase as FakeDatabase, IDBOpenDBRequest as FakeRequest } from 'fake-indexeddb'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { outboxDatabase } from '@/outbox/signals.ts'
import { storeTimeoutMs } from '@/outbox/database.ts'
import { newEntry } from '@/outbox/entry.ts'
import { addEntry, changeEntry, clearOutbox, listRows } from '@/outbox/store.ts'
import { buildEnquiry, buildEntry } from '../../support/enquiry-fixture.ts'

const save = (submissionId: string) => addEntry(newEntry(buildEnquiry({ submissionId }), 1_000))

/** Imports the store as a page that has no connection yet. */
async function openPage() {
  vi.resetModules()
  return import('@/outbox/store.ts')
}

/** Replaces the outbox database with one that other code created. */
async function replaceDatabase(version: number, create: (database: IDBDatabase) => void): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const request = indexedDB.deleteDatabase(outboxDatabase)
    request.onsuccess = () => resolve()
    request.onblocked = () => reject(new Error('our connection is in the way'))
  })
  await new Promise<void>((resolve, reject) => {
    const request = indexedDB.open(outboxDatabase, version)
    request.onupgradeneeded = () => create(request.result)
    request.onerror = () => reject(new Error('it did not open'))
    request.onsuccess = () => {
      request.result.close()
      resolve()
    }
  })
}

const versionOnDisk = async () =>
  (await indexedDB.databases()).find(({ name }) => name === outboxDatabase)?.version

beforeEach(async () => void (await clearOutbox()))

describe('rows', () => {
  const failWith = (name: string) => () => {
    throw new DOMException('The transaction failed.', name)
  }

  it.each(['InvalidStateError', 'UnknownError'])('reopens a connection that fails with %s', async (name) => {
    vi.spyOn(FakeDatabase.prototype, 'transaction').mockImplementationOnce(failWith(name))

    await save('a')

    expect(await listRows()).toMatchObject([{ enquiry: { submissionId: 'a' } }])
  })

  it.each([
    ['InvalidStateError', 2],
    ['QuotaExceededError', 1],
  ])('rejects if %s comes from connection %i', async (name, times) => {
    const transaction = vi.spyOn(FakeDatabase.prototype, 'transaction').mockImplementation(failWith(name))

    await expect(save('a')).rejects.toThrow('The transaction failed.')
    expect(transaction).toHaveBeenCalledTimes(times)
  })

  it('opens the database again after a failure', async () => {
    const page = await openPage()
    vi.spyOn(indexedDB, 'open').mockImplementationOnce(() => {
      throw new Error('blocked by the browser')
    })

    await expect(page.listRows()).rejects.toThrow('blocked by the browser')

    expect(await page.listRows()).toEqual([])
  })

  it('rejects if the database does not open twice', async () => {
    const page = await openPage()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    vi.spyOn(indexedDB, 'open').mockImplementation(() => new FakeRequest())

    const listed = expect(page.listRows()).rejects.toThrow('Not within')
    await vi.advanceTimersByTimeAsync(2 * storeTimeoutMs)
    await listed
  })

  it('reopens the database and aborts the transaction if one never ends', async () => {
    const { key } = await save('a')
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    vi.spyOn(IDBObjectStore.prototype, 'get').mockImplementationOnce(() => new FakeRequest())
    const abort = vi.spyOn(IDBTransaction.prototype, 'abort')
    const opening = vi.spyOn(indexedDB, 'open')

    const changing = changeEntry(key, (entry) => ({ ...entry, attempts: 3 }))
    await vi.advanceTimersByTimeAsync(storeTimeoutMs)
    vi.useRealTimers()
    await changing

    expect(abort).toHaveBeenCalledOnce()
    expect(opening).toHaveBeenCalledOnce()
    expect(await listRows()).toMatchObject([{ key, attempts: 3 }])
  })

  it.each([
    ['reads', 'get'],
    ['writes', 'put'],
  ] as const)(
    'runs a transaction again if the visitor leaves while it %s, and comes back',
    async (_what, method) => {
      const { key } = await save('a')
      const page = new EventTarget()
      vi.stubGlobal('onpagehide', null)
      vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
      vi.spyOn(IDBObjectStore.prototype, method).mockImplementationOnce(function (this: IDBObjectStore) {
        const request = this.count()
        request.addEventListener('success', () => page.dispatchEvent(new Event('pagehide')))
        return request
      })
      const abort = vi.spyOn(IDBTransaction.prototype, 'abort')

      await changeEntry(key, (entry) => ({ ...entry, attempts: 3 }))

      expect(abort).toHaveBeenCalledOnce()
      expect(await listRows()).toMatchObject([{ key, attempts: 3 }])
    },
  )

  it('survive an upgrade, for which the connection closes', async () => {
    await save('a')

    await replaceDatabase(2, (database) =>
      database.createObjectStore('rows').put(buildEntry(), buildEntry().key),
    )

    expect(await listRows()).toEqual([buildEntry()])
  })

  it('opens a database of a newer version with its rows, and keeps its version', async () => {
    await replaceDatabase(7, (database) => {
      database.createObjectStore('drafts')
      database.createObjectStore('rows').put(buildEntry(), buildEntry().key)
    })
    const page = await openPage()

    expect(await page.listRows()).toEqual([buildEntry()])
    await page.addEntry(newEntry(buildEnquiry({ submissionId: 'b' }), 2_000))
    expect(await page.listRows()).toHaveLength(2)
    expect(await versionOnDisk()).toBe(7)
  })

  it('creates a missing store again', async () => {
    await replaceDatabase(1, () => {})
    const page = await openPage()

    await page.addEntry(newEntry(buildEnquiry({ submissionId: 'a' }), 1_000))

    expect(await page.listRows()).toMatchObject([{ enquiry: { submissionId: 'a' } }])
    expect(await versionOnDisk()).toBe(2)
  })
})
