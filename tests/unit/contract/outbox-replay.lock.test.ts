import 'fake-indexeddb/auto'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { hearOutbox, outboxLock } from '@/contract/outbox-signals.ts'
import { replayOutbox } from '@/contract/outbox-replay.ts'
import { addEntry, clearOutbox, listRows } from '@/contract/outbox-store.ts'
import { aReceiver } from '../../support/a-receiver.ts'
import { anEnquiry } from '../../support/an-enquiry.ts'

const now = () => 1_000_000
const save = (submissionId: string) => addEntry(anEnquiry({ submissionId }), now())

/** Web Locks in small: whoever asks waits for those who asked before. */
function someLocks() {
  const tails = new Map<string, Promise<unknown>>()
  const asked: string[] = []
  const request = <Result>(name: string, work: () => Promise<Result>): Promise<Result> => {
    asked.push(name)
    const turn = (tails.get(name) ?? Promise.resolve()).then(work)
    tails.set(
      name,
      turn.catch(() => {}),
    )
    return turn
  }
  return { asked, request }
}

beforeEach(() => clearOutbox())
afterEach(() => vi.unstubAllGlobals())

describe('replayOutbox under a lock', () => {
  it('sends each enquiry once, however many contexts replay at the same time', async () => {
    const locks = someLocks()
    vi.stubGlobal('navigator', { locks })
    for (const id of ['a', 'b', 'c']) await save(id)
    const receiver = aReceiver([200])

    const results = await Promise.all([1, 2, 3].map(() => replayOutbox({ ...receiver, now })))

    expect(receiver.received).toEqual(['a', 'b', 'c'])
    expect(results.map(({ sent }) => sent)).toEqual([3, 0, 0])
    expect(locks.asked).toEqual([outboxLock, outboxLock, outboxLock])
  })

  it('waits for its turn rather than giving up, so that no trigger is lost', async () => {
    vi.stubGlobal('navigator', { locks: someLocks() })
    await save('a')
    const receiver = aReceiver([503, 200])

    const first = replayOutbox({ ...receiver, now })
    const second = replayOutbox({ ...receiver, now, all: true })

    expect([(await first).sent, (await second).sent]).toEqual([0, 1])
  })

  it('lets the next one in when a replay fails', async () => {
    vi.stubGlobal('navigator', { locks: someLocks() })
    await save('a')
    const receiver = aReceiver([200])
    const brokenClock = () => {
      throw new Error('no time')
    }

    await expect(replayOutbox({ ...receiver, now: brokenClock })).rejects.toThrow('no time')

    expect(await replayOutbox({ ...receiver, now })).toMatchObject({ sent: 1 })
  })
})

describe('replayOutbox without locks', () => {
  it('still sends what waits', async () => {
    vi.stubGlobal('navigator', {})
    await save('a')

    expect(await replayOutbox({ ...aReceiver([200]), now })).toEqual({ sent: 1, nextDueAt: null })
    expect(await listRows()).toEqual([])
  })
})

describe('what other tabs hear', () => {
  it('is that the rows have changed', async () => {
    vi.stubGlobal('navigator', {})
    await save('a')
    const heard = new Promise((resolve) => {
      const stop = hearOutbox((message) => {
        stop()
        resolve(message)
      })
    })

    await replayOutbox({ ...aReceiver([200]), now })

    expect(await heard).toBe('changed')
  })
})
