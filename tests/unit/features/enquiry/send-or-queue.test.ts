import 'fake-indexeddb/auto'
import { IDBOpenDBRequest as FakeRequest } from 'fake-indexeddb'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { storeTimeoutMs } from '@/outbox/database.ts'
import { newEntry, type Arrival } from '@/outbox/entry.ts'
import { outboxLock, outboxSyncTag } from '@/outbox/signals.ts'
import { claimed, isDue, outboxLimits } from '@/outbox/policy.ts'
import { recoverEntries, replayOutbox } from '@/outbox/replay.ts'
import { clearOutbox, listEntries, listReceipts, listRows } from '@/outbox/store.ts'
import { queueEnquiry, submitEnquiry } from '@/features/enquiry/send-or-queue.ts'
import type { Submission } from '@/features/enquiry/submission.ts'
import { createFakeStorage } from '../../../support/fake-storage.ts'
import { buildEnquiry } from '../../../support/enquiry-fixture.ts'
import { FakeLocks } from '../../../support/fake-locks.ts'
import { stubFetch } from '../../../support/stub-fetch.ts'

const now = 1_800_000_000_000
const key = newEntry(buildEnquiry(), now).key
const fetching = stubFetch()
const answer = (status: number) => fetching.mockResolvedValueOnce(new Response(null, { status }))
const loseAnswer = () => fetching.mockRejectedValueOnce(new TypeError('Failed to fetch'))
const device = (onLine: boolean, more: object = {}) =>
  vi.stubGlobal('navigator', { onLine, locks: new FakeLocks(), ...more })

const createSubmission = (arrival: Arrival = 'no'): Submission => ({
  entry: { ...newEntry(buildEnquiry(), now), arrival },
  content: 'as typed',
})

/** Simulates a lost connection and a database that never opens again. */
function hangStore() {
  vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
    throw new DOMException('The database connection is closing.', 'InvalidStateError')
  })
  vi.spyOn(indexedDB, 'open').mockImplementation(() => new FakeRequest())
}

/** The page, which the visitor may hide and show. */
function stubPage() {
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible' })
  vi.stubGlobal('document', page)
  return (visibilityState: 'visible' | 'hidden') => {
    Object.assign(page, { visibilityState })
    page.dispatchEvent(new Event('visibilitychange'))
  }
}

beforeEach(async () => {
  device(true)
  stubPage()
  vi.stubGlobal('sessionStorage', createFakeStorage())
  await clearOutbox()
  // With real timers, the deletion of a failed row would be broadcast during a later test.
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now })
})

describe('submitEnquiry online', () => {
  it('writes the row, locks it and calls onWritten before the request', async () => {
    const found: unknown[] = []
    const onWritten = vi.fn<() => void>(() => void listRows().then((rows) => found.push(rows)))
    fetching.mockImplementationOnce(async () => {
      const { held } = await navigator.locks.query()
      expect(onWritten).toHaveBeenCalledOnce()
      await listRows()
      found.push(held?.map(({ name }) => name))
      return new Response(null, { status: 200 })
    })

    await submitEnquiry(createSubmission(), onWritten)

    expect(found).toEqual([[claimed(newEntry(buildEnquiry(), now), now)], [`${outboxLock}:${key}`]])
  })

  it.each([
    [409, 'no', 'failed'],
    [429, 'no', 'failed'],
    [503, 'yes', 'sent'],
    ['no answer', 'unknown', 'set aside'],
  ] as const)(
    'fails after %s and stores the arrival %s, so a 409 means %s',
    async (status, arrival, outcome) => {
      const submission = createSubmission()
      if (status === 'no answer') loseAnswer()
      else answer(status)

      expect(await submitEnquiry(submission)).toEqual({ outcome: 'failed' })
      expect(submission.entry.arrival).toBe(arrival)
      expect(JSON.parse(sessionStorage.getItem('sporte:unfinished') ?? '')).toMatchObject([{ arrival }])
      expect(await listRows()).toMatchObject([{ arrival }]) // if the page dies before the toast is read

      answer(409)
      expect(await submitEnquiry(submission)).toEqual({ outcome })
      if (outcome === 'set aside')
        expect(await listRows()).toMatchObject([{ parkedBecause: 'unconfirmed', told: false }])
      expect(await listReceipts()).toHaveLength(outcome === 'sent' ? 1 : 0)
    },
  )

  it('stores an unknown arrival beside the id before the request leaves', async () => {
    fetching.mockImplementationOnce(async () => {
      expect(sessionStorage.getItem('sporte:unfinished')).toContain('"arrival":"unknown"')
      return new Response(null, { status: 200 })
    })

    expect(await submitEnquiry(createSubmission())).toEqual({ outcome: 'sent' })
  })

  it('keeps the row of a failure until the page was visible long enough to read the toast', async () => {
    const show = stubPage()
    show('hidden')
    answer(503)

    await submitEnquiry(createSubmission())
    await recoverEntries(now)
    await vi.advanceTimersByTimeAsync(outboxLimits.readMs)
    show('visible')
    await vi.advanceTimersByTimeAsync(outboxLimits.readMs - 1)
    show('hidden')
    await vi.advanceTimersByTimeAsync(outboxLimits.readMs)
    expect(await listRows()).toMatchObject([{ state: 'sending' }])

    show('visible')
    await vi.advanceTimersByTimeAsync(outboxLimits.readMs)
    await vi.waitFor(async () => expect(await listRows()).toEqual([]))
  })

  it('sends once if two forms submit at the same time, and nothing afterwards', async () => {
    const submission = createSubmission()
    answer(200)
    const both = await Promise.all([submitEnquiry(submission), submitEnquiry(submission)])
    expect(both).toEqual([{ outcome: 'sent' }, { outcome: 'sent' }])
    expect(fetching).toHaveBeenCalledTimes(1)

    expect(await submitEnquiry(submission)).toEqual({ outcome: 'sent' })
    expect(fetching).toHaveBeenCalledTimes(1)
  })

  it('sends if the store fails', async () => {
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('No room left.', 'QuotaExceededError')
    })
    answer(200)

    expect(await submitEnquiry(createSubmission())).toEqual({ outcome: 'sent' })
  })

  it('sends after writeTimeoutMs if the store never responds', async () => {
    await listRows() // opens a connection
    hangStore()
    answer(200)

    const submitted = submitEnquiry(createSubmission())
    await vi.advanceTimersByTimeAsync(outboxLimits.writeTimeoutMs - 1)
    expect(fetching).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(fetching).toHaveBeenCalled()

    await vi.advanceTimersByTimeAsync(6 * storeTimeoutMs) // the deletion and its repeat time out too
    expect(await submitted).toEqual({ outcome: 'sent' })
  })

  it('holds off a replay of another context', async () => {
    const send = vi.fn<() => Promise<{ status: number; retryAfter: null }>>()
    fetching.mockImplementationOnce(async () => {
      await replayOutbox({ send, wokenAt: now })
      return new Response(null, { status: 200 })
    })

    expect(await submitEnquiry(createSubmission())).toEqual({ outcome: 'sent' })
    expect(send).not.toHaveBeenCalled()
  })

  it('leaves a row for the next start if the page dies', async () => {
    fetching.mockReturnValueOnce(new Promise(() => {}))
    void submitEnquiry({
      ...createSubmission(),
      entry: newEntry(buildEnquiry({ submissionId: 'of a dead page' }), now),
    })
    await vi.waitFor(() => expect(fetching).toHaveBeenCalled())

    device(true) // the dead page has released its locks
    const send = () => Promise.resolve({ status: 409, retryAfter: null })
    expect(await replayOutbox({ send })).toEqual({ sent: 1, nextDueAt: null })
  })
})

describe('submitEnquiry offline', () => {
  beforeEach(() => device(false))

  it('tries, and saves the enquiry, due as soon as the network is back', async () => {
    loseAnswer()

    expect(await submitEnquiry(createSubmission())).toEqual({ outcome: 'saved', isOnline: false })
    expect(await listRows()).toMatchObject([{ state: 'queued', arrival: 'unknown', silences: 1 }])
    const [entry] = await listEntries('queued')
    expect(entry && isDue(entry, now, now + 1)).toBe(true)
  })

  it('waits five seconds for an answer, and resolves with failed after a bad one', async () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout')
    answer(503)

    expect(await submitEnquiry(createSubmission())).toEqual({ outcome: 'failed' })
    expect(timeout.mock.calls).toContainEqual([outboxLimits.offlineTimeoutMs])
  })
})

describe('queueEnquiry', () => {
  it.each([
    [503, null, outboxLimits.firstDelayMs],
    [503, '300', 300_000],
    [422, null, outboxLimits.firstDelayMs],
  ])('saves a submission that got %s with Retry-After %s, due after %s ms', async (status, pause, delay) => {
    const submission = createSubmission()
    const headers = pause === null ? {} : { 'Retry-After': pause }
    fetching.mockResolvedValueOnce(new Response(null, { status, headers }))
    vi.spyOn(Math, 'random').mockReturnValue(0)
    await submitEnquiry(submission)

    expect(await queueEnquiry(submission)).toEqual({ outcome: 'saved', isOnline: true })

    expect(await listRows()).toMatchObject([
      { key, state: 'queued', parkedBecause: null, lastStatus: status, dueAt: now + delay },
    ])
  })

  it('registers a sync and requests persistent storage once', async () => {
    const register = vi.fn<(tag: string) => Promise<void>>().mockResolvedValue()
    const persist = vi.fn<() => Promise<boolean>>().mockResolvedValue(false)
    vi.stubGlobal('localStorage', createFakeStorage())
    const serviceWorker = { getRegistration: () => Promise.resolve({ sync: { register } }) }
    device(false, { serviceWorker, storage: { persist } })

    await queueEnquiry(createSubmission())
    await queueEnquiry(createSubmission())

    await vi.waitFor(() => expect(register).toHaveBeenCalledWith(outboxSyncTag))
    expect(persist).toHaveBeenCalledTimes(1)
  })

  it('saves even if the browser refuses everything else', async () => {
    const refuse = () => Promise.reject(new DOMException('Denied', 'NotAllowedError'))
    const serviceWorker = { getRegistration: () => Promise.resolve({ sync: { register: refuse } }) }
    device(false, { serviceWorker, storage: { persist: refuse } })
    vi.stubGlobal('BroadcastChannel', undefined)

    expect(await queueEnquiry(createSubmission())).toEqual({ outcome: 'saved', isOnline: false })
  })
})
