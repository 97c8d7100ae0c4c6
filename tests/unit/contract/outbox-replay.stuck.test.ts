import 'fake-indexeddb/auto'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Enquiry } from '@/contract/enquiry.ts'
import type { HostTime } from '@/contract/host-time.ts'
import { outboxLimits } from '@/contract/outbox-policy.ts'
import { replayOutbox } from '@/contract/outbox-replay.ts'
import { addEntry, clearOutbox, listRows } from '@/contract/outbox-store.ts'
import type { Answer } from '@/contract/post-enquiry.ts'
import { anEnquiry } from '../../support/an-enquiry.ts'

const random = () => 0
let time = 0
const now = () => time
const thereToAsk = (): Promise<HostTime> => Promise.resolve(time)

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
async function replayFor(ms: number, send: (enquiry: Enquiry) => Promise<Answer>, hostTime = thereToAsk) {
  const end = time + ms
  while (time <= end) {
    const { nextDueAt } = await replayOutbox({ send, now, random, hostTime })
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
  it.each([
    ['no answer', 'the time', thereToAsk],
    [500, 'the time', thereToAsk],
    [503, 'the time', thereToAsk],
    ['no answer', 'no time', () => Promise.resolve<HostTime>('untold')],
  ] as const)(
    'does not hold up what was written after it: it is set aside and the visitor told (%s, the host tells %s)',
    async (fault, _what, hostTime) => {
      await save('bad', 'a', 'b', 'c')
      const receiver = aReceiverWith({ bad: fault })

      await replayFor(5 * minutes, receiver.send, hostTime)

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

  it.each([
    ['only failed by the network', 0, false],
    ['failed twice by the receiver before', 2, false],
    ['the host could be asked before and after', 0, true],
  ])(
    'keeps its turn when the network came back in the moment after: %s',
    async (_what, answers, isHostThere) => {
      await save('a', 'b')
      const receiver = aReceiverWith({})
      let tries = 0
      const isThere = () => tries > outboxLimits.patience
      const send = async (enquiry: Enquiry) => {
        tries += 1
        if (tries <= answers) return { status: 503, retryAfter: null }
        if (!isThere()) throw new TypeError('Failed to fetch')
        return receiver.send(enquiry)
      }

      await replayFor(5 * minutes, send, () => Promise.resolve(isHostThere || isThere() ? time : null))

      expect(receiver.delivered).toEqual(['a', 'b'])
    },
  )

  it.each([
    ['is back when the host is asked', [true]],
    ['is gone when the host is asked', [false, false, true]],
    ['is gone for three turns', [false, false, false, false, false, false, true]],
  ])(
    'lets those behind it go in their order when the network cuts off the first of them: it %s',
    async (_what, answersOfHost) => {
      await save('bad', 'a', 'b', 'c')
      const receiver = aReceiverWith({ bad: 'no answer' })
      let isThere = true
      let cut = 0
      const hostTime = async (): Promise<HostTime> => {
        if (cut === 0) return time
        isThere = answersOfHost[cut - 1] ?? true
        cut += 1
        return isThere ? time : null
      }
      const send = async (enquiry: Enquiry) => {
        if (enquiry.submissionId === 'a' && cut === 0) cut = 1
        if (cut === 1 || !isThere) throw new TypeError('Failed to fetch')
        return receiver.send(enquiry)
      }

      await replayFor(24 * 60 * minutes, send, hostTime)

      expect(receiver.delivered).toEqual(['a', 'b', 'c'])
      expect(await left()).toEqual([['bad', 'parked', 'stuck']])
    },
  )

  it('is set aside for what the receiver says of it, also while the host itself cannot be asked', async () => {
    await save('bad', 'a')
    const receiver = aReceiverWith({ bad: 500 })

    await replayFor(5 * minutes, receiver.send, () => Promise.resolve(null))

    expect(receiver.delivered).toEqual(['a'])
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
  it('is asked four times a turn at most, however many wait, and nothing is set aside', async () => {
    const ids = Array.from({ length: 20 }, (_, index) => String(index))
    await save(...ids)
    const receiver = aReceiverWith(Object.fromEntries(ids.map((id) => [id, 'no answer'])))

    for (let turn = 1; turn <= 12; turn += 1) {
      const before = receiver.attempts.length
      time += 60 * minutes
      await replayOutbox({ send: receiver.send, now, random, hostTime: thereToAsk, wokenAt: time })
      expect(receiver.attempts.length - before).toBeLessThanOrEqual(4) // the oldest and the one behind it, twice each
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
