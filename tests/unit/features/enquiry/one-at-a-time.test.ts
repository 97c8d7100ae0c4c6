import { describe, expect, it, vi } from 'vitest'
import { oneAtATime } from '@/features/enquiry/one-at-a-time.ts'

/** Work that ends when it is told to. */
function someWork() {
  const ends: (() => void)[] = []
  const work = vi.fn<() => Promise<void>>(() => new Promise((resolve) => void ends.push(resolve)))
  const end = async () => {
    ends.shift()?.()
    await Promise.resolve()
    await Promise.resolve()
  }
  return { work, end }
}

describe('oneAtATime', () => {
  it('starts at once and says so while it lasts', async () => {
    const { work, end } = someWork()
    const { run, isRunning } = oneAtATime(work)
    expect(isRunning()).toBe(false)

    run()
    expect([work.mock.calls.length, isRunning()]).toEqual([1, true])
    await end()

    expect([work.mock.calls.length, isRunning()]).toEqual([1, false])
  })

  it('makes one more run of all that is asked meanwhile, and never two at once', async () => {
    const { work, end } = someWork()
    const { run, isRunning } = oneAtATime(work)

    run()
    run()
    run()
    expect(work).toHaveBeenCalledTimes(1)
    await end()
    expect([work.mock.calls.length, isRunning()]).toEqual([2, true])
    await end()

    expect([work.mock.calls.length, isRunning()]).toEqual([2, false])
  })

  it('can be asked again afterwards', async () => {
    const { work, end } = someWork()
    const { run } = oneAtATime(work)
    run()
    await end()
    run()

    expect(work).toHaveBeenCalledTimes(2)
  })
})
