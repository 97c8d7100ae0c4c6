import 'fake-indexeddb/auto'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Enquiry } from '@/contract/enquiry.ts'
import { outboxLimits } from '@/contract/outbox-policy.ts'
import { replayOutbox } from '@/contract/outbox-replay.ts'
import { addEntry, clearOutbox, listRows } from '@/contract/outbox-store.ts'
import type { Answer } from '@/contract/post-enquiry.ts'
import { anEnquiry } from '../../support/an-enquiry.ts'

const random = () => 0
let time = 0
const now = () => time

/** A receiver that fails for some enquiries, each in its way, and takes the others. */
function aReceiverWith(faults: Readonly<Record<string, number | 'no answer'>>) {
  const attempts: string[] = []
  const delivered: string[] = []
  const send = async ({ submissionId }: Enquiry): Promise<Answer> => {
    attempts.push(submissionId)
    const fault = faults[submissionId]
    if (fault === 'no answer') throw new TypeError('Failed to fetch')
    if (fault === undefined) delivered.push(submissionId)
    return { status: fault ?? 200, retryAfter: null }
  }
  return { send, attempts, delivered }
}

const save = async (...ids: string[]) => {
  for (const submissionId of ids) await addEntry(anEnquiry({ submissionId }), time)
}

/** Lets the outbox do what it does by itself for as long as that takes. */
async function replayFor(ms: number, send: (enquiry: Enquiry) => Promise<Answer>) {
  const end = time + ms
  while (time <= end) {
    const { nextDueAt } = await replayOutbox({ send, now, random })
    if (nextDueAt === null) return
    time = Math.max(nextDueAt, time + 1_000)
  }
}

const left = async () =>
  (await listRows()).map((row) =>
    row.state === 'unreadable' ? row.state : [row.enquiry.submissionId, row.state, row.parkedBecause],
  )

const minutes = 60_000

beforeEach(async () => {
  vi.stubGlobal('navigator', {})
  time = 1_000_000_000
  await clearOutbox()
})
afterEach(() => vi.unstubAllGlobals())

describe('an enquiry that fails for ever', () => {
  it.each(['no answer', 500, 503] as const)(
    'does not hold up what was written after it: it is set aside and the visitor told (%s)',
    async (fault) => {
      await save('bad', 'a', 'b', 'c')
      const receiver = aReceiverWith({ bad: fault })

      await replayFor(5 * minutes, receiver.send)

      expect(receiver.delivered).toEqual(['a', 'b', 'c'])
      expect(await left()).toEqual([['bad', 'parked', 'stuck']])
      expect(await listRows()).toMatchObject([{ told: false }])
    },
  )

  it('is not set aside before the receiver has taken another one and refused it once more', async () => {
    await save('bad', 'a')
    const receiver = aReceiverWith({ bad: 500 })

    await replayFor(5 * minutes, receiver.send)

    expect(receiver.attempts).toEqual(['bad', 'bad', 'bad', 'a', 'bad'])
  })

  it('is delivered in its turn when the receiver was only down', async () => {
    await save('a', 'b')
    const faults: Record<string, number | 'no answer'> = { a: 500, b: 500 }
    const receiver = aReceiverWith(faults)
    const send = async (enquiry: Enquiry) => {
      if (receiver.attempts.length === 3) delete faults.b // it comes back between two requests
      if (receiver.attempts.length === 4) delete faults.a
      return receiver.send(enquiry)
    }

    await replayFor(5 * minutes, send)

    expect(receiver.attempts).toEqual(['a', 'a', 'a', 'b', 'a'])
    expect(await left()).toEqual([])
  })

  it('cannot hide the good ones behind others of its kind', async () => {
    await save('bad 1', 'bad 2', 'bad 3', 'a', 'b')
    const receiver = aReceiverWith({ 'bad 1': 'no answer', 'bad 2': 500, 'bad 3': 'no answer' })

    await replayFor(60 * minutes, receiver.send)

    expect(receiver.delivered).toEqual(['a', 'b'])
    expect(await left()).toEqual([
      ['bad 1', 'parked', 'stuck'],
      ['bad 2', 'parked', 'stuck'],
      ['bad 3', 'queued', null], // nothing is behind it that it could hold up
    ])
  })

  it('is kept and tried on while nothing is behind it', async () => {
    await save('bad')

    await replayFor(24 * 60 * minutes, aReceiverWith({ bad: 'no answer' }).send)

    expect(await left()).toEqual([['bad', 'queued', null]])
  })
})

describe('a receiver that takes nothing', () => {
  it('is asked twice a turn at most, however many wait, and nothing is set aside', async () => {
    const ids = Array.from({ length: 20 }, (_, index) => String(index))
    await save(...ids)
    const receiver = aReceiverWith(Object.fromEntries(ids.map((id) => [id, 'no answer'])))

    for (let turn = 1; turn <= 12; turn += 1) {
      const before = receiver.attempts.length
      await replayOutbox({ send: receiver.send, now, random, wokenAt: (time += 60 * minutes) })
      expect(receiver.attempts.length - before).toBeLessThanOrEqual(2)
    }
    expect((await left()).filter(([, state]) => state !== 'queued')).toEqual([])
  })

  it('is left alone after a 429: it speaks of us, not of the enquiry', async () => {
    await save('a', 'b')
    const receiver = aReceiverWith({ a: 429, b: 429 })

    await replayFor(60 * minutes, receiver.send)

    expect(new Set(receiver.attempts)).toEqual(new Set(['a']))
  })
})

describe('the pace', () => {
  it('is one for all tabs: those that a timer wakes at the same time try once', async () => {
    await save('a')
    const receiver = aReceiverWith({ a: 'no answer' })
    const end = time + 60 * minutes
    while (time < end) {
      const results = []
      for (let tab = 0; tab < 10; tab += 1)
        results.push(await replayOutbox({ send: receiver.send, now, random }))
      time = results.at(-1)?.nextDueAt ?? end
    }

    expect(receiver.attempts.length).toBeLessThanOrEqual(9)
  })

  it('is not hurried by ten tabs that hear of the network at the same time', async () => {
    await save('a')
    const receiver = aReceiverWith({ a: 'no answer' })
    const wokenAt = (time += 1_000)
    for (let tab = 0; tab < 10; tab += 1) {
      await replayOutbox({ send: receiver.send, now, random, wokenAt })
      time += 5
    }

    expect(receiver.attempts).toEqual(['a'])
  })

  it('is not stopped by a clock that was fast and has been set right', async () => {
    await save('a')
    time += 5 * 3_600_000 // fast by five hours, while it fails
    await replayOutbox({ send: aReceiverWith({ a: 500 }).send, now, random })
    time -= 5 * 3_600_000
    const receiver = aReceiverWith({})

    expect(await replayOutbox({ send: receiver.send, now, random })).toEqual({ sent: 1, nextDueAt: null })
  })
})

describe('the age of an enquiry', () => {
  const { ageMs } = outboxLimits
  const hostTime = () => Promise.resolve<number | null>(1_000_000_000)

  it('is not believed to a clock that has jumped ahead: the host knows better', async () => {
    await save('a')
    time += 2 * ageMs
    const receiver = aReceiverWith({})

    expect(await replayOutbox({ send: receiver.send, now, random, hostTime })).toMatchObject({ sent: 1 })
  })

  it('is not judged while there is nobody to ask for the time: it neither goes out nor is set aside', async () => {
    await save('old')
    time += 2 * ageMs
    await save('new')
    const receiver = aReceiverWith({})

    const result = await replayOutbox({
      send: receiver.send,
      now,
      random,
      hostTime: () => Promise.resolve(null),
    })

    expect(receiver.delivered).toEqual(['new'])
    expect(result.nextDueAt).toBe(time + outboxLimits.longestDelayMs)
    expect(await left()).toEqual([['old', 'queued', null]])
  })

  it('counts from the first time that it is seen when it was saved under a clock that was set back', async () => {
    await save('a')
    time -= 20 * ageMs
    await save('b')
    expect(await listRows()).toMatchObject([{ savedAt: 1_000_000_000 }, { savedAt: 0 }])
    time = 1_000_000_000 + 1_000

    await replayOutbox({ send: aReceiverWith({ a: 400, b: 503 }).send, now, random, hostTime })

    expect(await left()).toEqual([
      ['a', 'parked', 'refused'],
      ['b', 'queued', null],
    ])
    expect(await listRows()).toMatchObject([{}, { savedAt: time }])
  })
})

describe('an attempt', () => {
  it('is written down before it is made, so that a 409 after a crash is known for what it is', async () => {
    await save('a')
    const died = new Promise<void>((resolve) => {
      void replayOutbox({
        now,
        send: async () => {
          resolve()
          return new Promise(() => {}) // the device dies here
        },
      })
    })
    await died
    expect(await listRows()).toMatchObject([{ mayHaveArrived: true }])

    const send = () => Promise.resolve({ status: 409, retryAfter: null })
    expect(await replayOutbox({ send, now, random })).toEqual({ sent: 1, nextDueAt: null })
  })

  it('that was refused leaves no doubt behind', async () => {
    await save('a')
    await replayOutbox({ send: aReceiverWith({ a: 429 }).send, now, random })

    expect(await listRows()).toMatchObject([{ mayHaveArrived: false }])
  })

  it('is made even when it cannot be written down', async () => {
    await save('a')
    const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('No room left.', 'QuotaExceededError')
    })
    const receiver = aReceiverWith({})

    expect(await replayOutbox({ send: receiver.send, now, random })).toMatchObject({ sent: 1 })
    put.mockRestore()
  })
})
