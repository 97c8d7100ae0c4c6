import { outboxLock } from './signals.ts'
import { outboxLimits } from './policy.ts'

export class OutboxBusy extends Error {}

/**
 * Runs `work` while no other tab or worker does. With `waitMs`, rejects with `OutboxBusy` if the lock is not free in
 * time.
 *
 * Without `waitMs`, steals the lock from a hung context. Sending an enquiry twice is harmless because both requests
 * carry the same ID.
 */
export async function withOutboxLock<Result>(work: () => Promise<Result>, waitMs?: number): Promise<Result> {
  let isGranted = false
  const run = () => {
    isGranted = true
    return work()
  }
  const signal = AbortSignal.timeout(waitMs ?? outboxLimits.stealAfterMs)
  try {
    return await navigator.locks.request(outboxLock, { signal }, run)
  } catch (error) {
    if (isGranted || !signal.aborted) throw error
    if (waitMs !== undefined) throw new OutboxBusy()
    return navigator.locks.request(outboxLock, { steal: true }, run)
  }
}

const rowLock = (key: string) => `${outboxLock}:${key}`

/** Holds the row's lock while `work` runs, so that other contexts see a live sender. Takes the lock over without waiting. */
export async function holdRow<Result>(key: string, work: () => Promise<Result>): Promise<Result> {
  let running: Promise<Result> | undefined
  const start = () => (running ??= work())
  try {
    await navigator.locks.request(rowLock(key), { steal: true }, start)
  } catch {
    // Storage is denied, or another context took over the row. The work continues.
  }
  return start()
}

/** Returns a function that checks whether a context holds a row. False for every row if locks are denied. */
export async function readHeldRows(): Promise<(key: string) => boolean> {
  try {
    const { held = [] } = await navigator.locks.query()
    const names = new Set(held.map(({ name }) => name))
    return (key) => names.has(rowLock(key))
  } catch {
    return () => false
  }
}
