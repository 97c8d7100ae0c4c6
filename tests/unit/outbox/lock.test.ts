import { beforeEach, describe, expect, it, vi } from 'vitest'
import { holdRow, OutboxBusy, readHeldRows, withOutboxLock } from '@/outbox/lock.ts'
import { outboxLock } from '@/outbox/signals.ts'
import { outboxLimits } from '@/outbox/policy.ts'
import { FakeLocks } from '../../support/fake-locks.ts'

const key = 'entry:a'
const rowLock = `${outboxLock}:${key}`
let locks: FakeLocks
let timer: AbortController
const timeout = vi.fn<(ms: number) => AbortSignal>()

beforeEach(() => {
  locks = new FakeLocks()
  timer = new AbortController() // fake timers do not affect `AbortSignal.timeout`
  vi.stubGlobal('navigator', { locks })
  timeout.mockReset().mockImplementation(() => timer.signal)
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(timeout)
})

/** Work that ends when the test calls `finish`. */
function someWork() {
  let finish = (_result: string) => {}
  const work = vi.fn<() => Promise<string>>(() => new Promise((resolve) => (finish = resolve)))
  return { work, finish: (result: string) => finish(result) }
}

describe('withOutboxLock', () => {
  it('runs the work of one context after that of another', async () => {
    const first = someWork()
    const second = vi.fn<() => Promise<string>>().mockResolvedValue('second')
    const running = [withOutboxLock(first.work), withOutboxLock(second)]
    await vi.waitFor(() => expect(first.work).toHaveBeenCalledTimes(1))
    expect(second).not.toHaveBeenCalled()

    first.finish('first')

    expect(await Promise.all(running)).toEqual(['first', 'second'])
    expect(locks.asked).toEqual([outboxLock, outboxLock])
  })

  it('rejects with OutboxBusy when the lock is not free within waitMs', async () => {
    locks.hold(outboxLock)
    const work = vi.fn<() => Promise<void>>()

    const waiting = expect(withOutboxLock(work, 25_000)).rejects.toThrow(OutboxBusy)
    timer.abort()

    await waiting
    expect(timeout.mock.calls).toEqual([[25_000]])
    expect(work).not.toHaveBeenCalled()
  })

  it('steals the lock after stealAfterMs when there is no waitMs', async () => {
    locks.hold(outboxLock)

    const waiting = withOutboxLock(() => Promise.resolve('done'))
    timer.abort()

    expect(await waiting).toBe('done')
    expect(timeout.mock.calls).toEqual([[outboxLimits.stealAfterMs]])
  })

  it.each([undefined, 25_000])(
    'rejects with the error of the work, also after the timeout (waitMs %s)',
    async (waitMs) => {
      const work = vi.fn<() => Promise<void>>(() => {
        timer.abort()
        return Promise.reject(new Error('the store failed'))
      })

      await expect(withOutboxLock(work, waitMs)).rejects.toThrow('the store failed')
      expect(work).toHaveBeenCalledTimes(1)
    },
  )

  it('rejects if the lock is stolen, and does not run the work again', async () => {
    const { work } = someWork()
    const running = expect(withOutboxLock(work)).rejects.toThrow('stolen')
    await vi.waitFor(() => expect(work).toHaveBeenCalled())

    void locks.request(outboxLock, { steal: true }, () => Promise.resolve())

    await running
    expect(work).toHaveBeenCalledTimes(1)
  })
})

describe('holdRow', () => {
  it('holds the row for as long as the work runs', async () => {
    const { work, finish } = someWork()
    const running = holdRow(key, work)
    await vi.waitFor(() => expect(work).toHaveBeenCalled())
    const isHeld = await readHeldRows()
    expect([isHeld(key), isHeld('entry:b')]).toEqual([true, false])

    finish('done')

    expect(await running).toBe('done')
    expect((await readHeldRows())(key)).toBe(false)
  })

  it('runs the work once when another context takes the row over', async () => {
    const { work, finish } = someWork()
    const running = holdRow(key, work)
    await vi.waitFor(() => expect(work).toHaveBeenCalled())
    await locks.request(rowLock, { steal: true }, () => Promise.resolve())

    finish('done')

    expect(await running).toBe('done')
    expect(work).toHaveBeenCalledTimes(1)
  })

  it('takes a row over from another context without waiting', async () => {
    locks.hold(rowLock)

    expect(await holdRow(key, () => Promise.resolve('done'))).toBe('done')
  })

  it('runs the work once if locks are denied', async () => {
    const work = vi.fn<() => Promise<string>>().mockResolvedValue('done')
    locks.isDenied = true
    expect(await holdRow(key, work)).toBe('done')
    expect(work).toHaveBeenCalledTimes(1)
  })

  it('rejects with the error of the work and runs it once', async () => {
    const work = vi.fn<() => Promise<void>>().mockRejectedValue(new Error('the store failed'))

    await expect(holdRow(key, work)).rejects.toThrow('the store failed')
    expect(work).toHaveBeenCalledTimes(1)
  })
})
