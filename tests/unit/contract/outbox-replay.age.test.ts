import 'fake-indexeddb/auto'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { HostTime } from '@/contract/host-time.ts'
import { outboxLimits } from '@/contract/outbox-policy.ts'
import { replayOutbox } from '@/contract/outbox-replay.ts'
import { addEntry, clearOutbox, listRows, requeue } from '@/contract/outbox-store.ts'
import { aReceiver, type Reply } from '../../support/a-receiver.ts'
import { anEnquiry } from '../../support/an-enquiry.ts'

/** How long an enquiry is tried: by the host's clock, from its first attempt on, whatever the device's clock shows. */

const { ageMs } = outboxLimits
/** What the device's clock shows, and the host's. */
let shown = 0
let right = 0

beforeEach(async () => {
  vi.stubGlobal('navigator', {})
  shown = right = 1_800_000_000_000
  await clearOutbox()
})
afterEach(() => vi.unstubAllGlobals())

const save = (submissionId: string) => addEntry(anEnquiry({ submissionId }), shown)

function pass(ms: number) {
  shown += ms
  right += ms
}

async function replay(reply: Reply, tell: () => HostTime = () => right) {
  const receiver = aReceiver([reply])
  const hostTime = vi.fn<() => Promise<HostTime>>(() => Promise.resolve(tell()))
  const result = await replayOutbox({
    ...receiver,
    now: () => shown,
    random: () => 0,
    hostTime,
    wokenAt: shown,
  })
  return { ...result, received: receiver.received, asked: hostTime.mock.calls.length }
}

const states = async () =>
  (await listRows()).map((row) => (row.state === 'unreadable' ? row.state : (row.parkedBecause ?? row.state)))

describe('an enquiry that was never tried', () => {
  it.each([
    ['slow', -2 * ageMs],
    ['fast', 2 * ageMs],
    ['right', 0],
  ])('is tried at the first connection, when it was saved under a clock that was %s', async (_how, wrong) => {
    shown += wrong
    await save('a')
    shown -= wrong

    expect(await replay(200)).toMatchObject({ sent: 1, received: ['a'], asked: 0 })
  })

  it('is tried, however long there was no connection', async () => {
    await save('a')
    pass(2 * ageMs)

    expect(await replay(200)).toMatchObject({ sent: 1 })
  })
})

describe('an enquiry that is tried in vain', () => {
  it('is set aside thirty days after the first attempt', async () => {
    await save('a')
    await replay('no answer')
    pass(ageMs)
    await replay('no answer')
    expect(await states()).toEqual(['queued'])
    pass(1)

    expect((await replay(200)).received).toEqual([])
    expect(await states()).toEqual(['expired'])
    expect(await listRows()).toMatchObject([{ told: false }])
  })

  it.each([
    ['set ahead', 2 * ageMs],
    ['set back', -2 * ageMs],
  ])('stays in the queue when the clock is %s meanwhile', async (_how, jump) => {
    await save('a')
    await replay('no answer')
    shown += jump

    expect(await replay(200)).toMatchObject({ sent: 1 })
  })

  it('does not count from an attempt at which nobody could be asked for the time', async () => {
    await save('a')
    await replay('no answer', () => null)
    pass(2 * ageMs)

    expect(await replay(200)).toMatchObject({ sent: 1 })
  })

  it('asks for the time once, and not at every attempt', async () => {
    await save('a')
    expect((await replay(503)).asked).toBe(1)
    pass(3_600_000)

    expect((await replay(503)).asked).toBe(0)
  })

  it('waits while the host cannot be reached: it neither goes out nor is set aside, and holds up nothing', async () => {
    await save('old')
    await replay('no answer')
    pass(2 * ageMs)
    await save('new')

    const { received, nextDueAt } = await replay(200, () => null)

    expect(received).toEqual(['new'])
    expect(nextDueAt).toBe(shown + outboxLimits.longestDelayMs)
    expect(await states()).toEqual(['queued'])
  })

  it('is tried on where the host is well and has come to tell no time', async () => {
    await save('a')
    await replay('no answer')
    pass(2 * ageMs)

    expect(await replay(200, () => 'untold')).toMatchObject({ sent: 1 })
  })

  it('begins anew when the visitor puts it back, or saves the same words once more', async () => {
    for (const putBack of [
      async () => requeue((await listRows())[0]?.key ?? '', 'a', shown),
      () => save('a'),
    ]) {
      await save('a')
      await replay('no answer')
      pass(2 * ageMs)
      await replay('no answer')
      expect(await states()).toEqual(['expired'])

      await putBack()
      await replay(503)
      pass(3_600_000)
      await replay(503)

      expect(await states()).toEqual(['queued'])
      await clearOutbox()
    }
  })
})
