import 'fake-indexeddb/auto'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Enquiry } from '@/contract/enquiry.ts'
import { outboxLimits } from '@/contract/outbox-policy.ts'
import { replayOutbox, type ReplayOptions } from '@/contract/outbox-replay.ts'
import { addEntry, clearOutbox, listRows, removeRow, requeue } from '@/contract/outbox-store.ts'
import type { Answer } from '@/contract/post-enquiry.ts'
import { anEnquiry } from '../../support/an-enquiry.ts'

/** What happens between two attempts of one turn: the visitor, the disk and the receiver do not stand still. */

let time = 0
const pace = { now: () => time, random: () => 0, hostTime: () => Promise.resolve<number | null>(time) }

const save = async (...ids: string[]) => {
  for (const submissionId of ids) await addEntry(anEnquiry({ submissionId }), time)
}

/** The receiver's answers to each identity in turn, the last for ever; otherwise it takes what comes. */
function aReceiver(answers: Record<string, (number | 'no answer')[]>) {
  const asked: string[] = []
  const send = async ({ submissionId }: Enquiry): Promise<Answer> => {
    asked.push(submissionId)
    const own = answers[submissionId] ?? [200]
    const answer = own.length > 1 ? own.shift() : own[0]
    if (answer === 'no answer') throw new TypeError('Failed to fetch')
    return { status: answer ?? 200, retryAfter: null }
  }
  return { send, asked }
}

/** One turn after another, each when it is due, until one has done what it is looked for. */
async function replayUntil(isThere: () => boolean, options: ReplayOptions) {
  for (let turn = 0; turn < 10 && !isThere(); turn += 1) {
    const { nextDueAt } = await replayOutbox({ ...pace, ...options })
    time = Math.max(nextDueAt ?? time, time + 1_000)
  }
}

async function keyOf(id: string): Promise<string> {
  const found = (await listRows()).find(
    (row) => row.state !== 'unreadable' && row.enquiry.submissionId === id,
  )
  return found?.key ?? ''
}

const states = async () =>
  (await listRows()).map((row) =>
    row.state === 'unreadable' ? [row.state] : [row.enquiry.submissionId, row.state, row.parkedBecause],
  )

beforeEach(async () => {
  vi.stubGlobal('navigator', {})
  time = 1_000_000_000
  await clearOutbox()
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

describe('what the visitor deletes between two attempts', () => {
  it('is not sent: while the host is asked for the way', async () => {
    await save('a', 'b')
    const { send, asked } = aReceiver({ a: ['no answer'] })
    let isDeleted = false
    const hostTime = async () => {
      if (asked.length < outboxLimits.patience) return time // when its age begins
      await removeRow(await keyOf('a'))
      isDeleted = true
      return time
    }

    await replayUntil(() => isDeleted, { send, hostTime })

    expect(asked.filter((id) => id === 'a')).toHaveLength(outboxLimits.patience)
    expect(await states()).toEqual([])
  })

  it('is not sent: while another one is tried', async () => {
    await save('a', 'b')
    const { send, asked } = aReceiver({ a: [500] })

    await replayUntil(() => asked.includes('b'), {
      send: async (enquiry) => {
        if (enquiry.submissionId === 'b') await removeRow(await keyOf('a'))
        return send(enquiry)
      },
    })

    expect(asked.at(-1)).toBe('b')
  })
})

describe('a 429 to one more attempt after a silence', () => {
  it('stops the turn, and nothing is set aside for it', async () => {
    await save('a', 'b')
    const { send, asked } = aReceiver({ a: ['no answer', 'no answer', 'no answer', 429] })

    await replayUntil(() => asked.length > outboxLimits.patience, { send })

    expect(asked).toEqual(['a', 'a', 'a', 'a'])
    expect(await states()).toEqual([
      ['a', 'queued', null],
      ['b', 'queued', null],
    ])
  })
})

describe('a disk that takes nothing more', () => {
  const fillDisk = () =>
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('No room left.', 'QuotaExceededError')
    })

  it('does not let a refused one hold up the others, nor be sent again and again', async () => {
    await save('bad', 'a', 'b')
    const { send, asked } = aReceiver({ bad: [400] })
    fillDisk()

    await replayOutbox({ ...pace, send })
    time += 60_000
    await replayOutbox({ ...pace, send })

    expect(asked).toEqual(['bad', 'a', 'b'])
  })

  it('does not change the pace after a silence', async () => {
    await save('a')
    const { send, asked } = aReceiver({ a: ['no answer'] })
    fillDisk()

    const { nextDueAt } = await replayOutbox({ ...pace, send })
    await replayOutbox({ ...pace, send })

    expect(nextDueAt).toBe(time + outboxLimits.firstDelayMs)
    expect(asked).toEqual(['a'])
  })

  it('is not asked to forget what the visitor has changed since', async () => {
    await save('bad')
    const { send, asked } = aReceiver({ bad: [400, 200] })
    const full = fillDisk()
    await replayOutbox({ ...pace, send })
    full.mockRestore()
    await requeue(await keyOf('bad'), 'bad', time + 1)

    await replayOutbox({ ...pace, send })

    expect(asked).toEqual(['bad', 'bad'])
    expect(await states()).toEqual([])
  })
})

describe('what is put back into the queue', () => {
  it('is what waits there still: not a row that is gone', async () => {
    expect(await requeue('entry:000000000000001', 'a', time)).toBe(false)
  })
})
