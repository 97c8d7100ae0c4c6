import 'fake-indexeddb/auto'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Enquiry } from '@/contract/enquiry.ts'
import { hearOutbox, outboxSyncTag } from '@/contract/outbox-signals.ts'
import { outboxLimits } from '@/contract/outbox-policy.ts'
import { nextDueAt } from '@/contract/outbox-replay.ts'
import { addEntry, clearOutbox, listRows, removeRow } from '@/contract/outbox-store.ts'
import { keepEnquiry, submitEnquiry as submitTried } from '@/features/enquiry/send-or-keep.ts'
import { aStorage } from '../../../support/a-storage.ts'
import { anEnquiry } from '../../../support/an-enquiry.ts'

/** As a form does that has read nothing about an earlier attempt, or that one went unanswered. */
const submitEnquiry = (enquiry: Enquiry, mayHaveArrived = false) =>
  submitTried({ enquiry, mark: 'the words', mayHaveArrived })

const fetching = vi.fn<typeof fetch>()
const answer = (status: number) => fetching.mockResolvedValue(new Response('{}', { status }))
const device = (onLine: boolean, more: object = {}) => vi.stubGlobal('navigator', { onLine, ...more })

beforeEach(async () => {
  fetching.mockReset()
  vi.stubGlobal('fetch', fetching)
  device(true)
  await clearOutbox()
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('submitEnquiry online', () => {
  it.each([200, 201, 204])('has sent what is answered with %i, and keeps nothing', async (status) => {
    fetching.mockResolvedValue(new Response(null, { status }))

    expect(await submitEnquiry(anEnquiry())).toEqual({ outcome: 'sent' })
    expect(await listRows()).toEqual([])
  })

  it.each([
    [400, false],
    [404, false],
    [409, false],
    [429, false],
    [500, true],
    [503, true],
  ])('has failed when it is answered with %i; it may have arrived: %s', async (status, unanswered) => {
    answer(status)

    expect(await submitEnquiry(anEnquiry())).toEqual({ outcome: 'failed', unanswered })
    expect(await listRows()).toEqual([])
  })

  it('says when there was no answer: the enquiry may have arrived', async () => {
    fetching.mockRejectedValue(new TypeError('Failed to fetch'))

    expect(await submitEnquiry(anEnquiry())).toEqual({ outcome: 'failed', unanswered: true })
    expect(await listRows()).toEqual([])
  })

  it('sends once what two forms submit at the same time, and tells both', async () => {
    answer(200)
    const both = await Promise.all([submitEnquiry(anEnquiry()), submitEnquiry(anEnquiry())])

    expect(both).toEqual([{ outcome: 'sent' }, { outcome: 'sent' }])
    expect(fetching).toHaveBeenCalledTimes(1)
    await submitEnquiry(anEnquiry())
    expect(fetching).toHaveBeenCalledTimes(2)
  })

  it('asks the network once', async () => {
    answer(503)
    await submitEnquiry(anEnquiry())

    expect(fetching).toHaveBeenCalledTimes(1)
  })
})

describe('submitEnquiry after an attempt that went unanswered', () => {
  it('takes 409 for the proof that the enquiry arrived', async () => {
    answer(409)

    expect(await submitEnquiry(anEnquiry(), true)).toEqual({ outcome: 'sent' })
  })

  it('still knows that it may have arrived when this attempt is answered with 503', async () => {
    answer(503)

    expect(await submitEnquiry(anEnquiry(), true)).toEqual({ outcome: 'failed', unanswered: true })
  })

  it('keeps that with the enquiry when the device is offline by now', async () => {
    device(false)
    await submitEnquiry(anEnquiry(), true)

    expect(await listRows()).toMatchObject([{ mayHaveArrived: true }])
  })
})

describe('submitEnquiry offline', () => {
  beforeEach(() => device(false))

  it('keeps the enquiry at once, to be sent as soon as there is a network', async () => {
    expect(await submitEnquiry(anEnquiry())).toEqual({ outcome: 'saved', isOnline: false })

    expect(fetching).not.toHaveBeenCalled()
    expect(await listRows()).toMatchObject([
      { enquiry: anEnquiry(), state: 'queued', mayHaveArrived: false, dueAt: 0 },
    ])
  })

  it('says "saved" only when it is on disk', async () => {
    vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
      throw new DOMException('No room left.', 'QuotaExceededError')
    })

    expect(await submitEnquiry(anEnquiry())).toEqual({ outcome: 'failed', unanswered: false })
    expect(await listRows()).toEqual([])
  })
})

describe('keepEnquiry', () => {
  it('says whether it goes out with the network or in a few minutes', async () => {
    expect(await keepEnquiry(anEnquiry())).toEqual({ outcome: 'saved', isOnline: true })
  })

  it('has saved even when no other tab can be told', async () => {
    vi.stubGlobal('BroadcastChannel', undefined)

    expect(await keepEnquiry(anEnquiry())).toMatchObject({ outcome: 'saved' })
  })

  it('gives a receiver that has just failed a moment', async () => {
    const before = Date.now()
    await keepEnquiry(anEnquiry())

    const [row] = await listRows()
    expect(row?.state === 'queued' && row.dueAt >= before + outboxLimits.firstDelayMs).toBe(true)
  })

  it('gives it the moment under a clock that cannot be right, too', async () => {
    const later = Date.parse('2027-03-01')
    const earlier = Date.parse('2027-01-01')
    const { key } = await addEntry(anEnquiry({ submissionId: 'a' }), later)
    vi.useFakeTimers({ now: earlier, toFake: ['Date'] })
    await keepEnquiry(anEnquiry({ submissionId: 'b' }))
    await removeRow(key)

    expect(await listRows()).toMatchObject([{ savedAt: 0 }])
    expect(await nextDueAt(Date.now())).toBe(earlier + outboxLimits.firstDelayMs)
    vi.useRealTimers()
  })

  it('remembers that the enquiry may have arrived', async () => {
    await keepEnquiry(anEnquiry(), true)

    expect(await listRows()).toMatchObject([{ mayHaveArrived: true }])
  })

  it('still knows that it may have arrived when the storage fails', async () => {
    vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
      throw new DOMException('No room left.', 'QuotaExceededError')
    })

    expect(await keepEnquiry(anEnquiry(), true)).toEqual({ outcome: 'failed', unanswered: true })
  })

  it('tells every tab that something waits', async () => {
    const heard = new Promise((resolve) => {
      const stop = hearOutbox((message) => {
        stop()
        resolve(message)
      })
    })

    await keepEnquiry(anEnquiry())

    expect(await heard).toBe('added')
  })

  it('asks the worker for a turn and the browser not to evict, where they can', async () => {
    const register = vi.fn<(tag: string) => Promise<void>>().mockResolvedValue()
    const persist = vi.fn<() => Promise<boolean>>().mockResolvedValue(true)
    const serviceWorker = { getRegistration: () => Promise.resolve({ sync: { register } }) }
    device(false, { serviceWorker, storage: { persist } })

    await keepEnquiry(anEnquiry())

    await vi.waitFor(() => expect(register).toHaveBeenCalledWith(outboxSyncTag))
    expect(persist).toHaveBeenCalled()
  })

  it('asks the browser not to evict with the first one, and never again', async () => {
    const persist = vi.fn<() => Promise<boolean>>().mockResolvedValue(false)
    vi.stubGlobal('localStorage', aStorage())
    device(false, { storage: { persist } })

    await keepEnquiry(anEnquiry())
    await keepEnquiry(anEnquiry())

    expect(persist).toHaveBeenCalledTimes(1)
  })

  it('has saved even when both favours are refused', async () => {
    const refuse = () => Promise.reject(new DOMException('Denied', 'NotAllowedError'))
    const serviceWorker = { getRegistration: () => Promise.resolve({ sync: { register: refuse } }) }
    device(false, { serviceWorker, storage: { persist: refuse } })

    expect(await keepEnquiry(anEnquiry())).toEqual({ outcome: 'saved', isOnline: false })
  })
})
