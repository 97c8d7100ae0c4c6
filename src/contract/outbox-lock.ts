import { outboxLock } from './outbox-signals.ts'
import { outboxLimits } from './outbox-policy.ts'

export class OutboxBusy extends Error {}

/**
 * Runs `work` while no other tab or worker does. With `waitMs`, rejects with `OutboxBusy` when the lock is not free in
 * time; without, takes it from a context that hangs: two sends of one enquiry have one identity.
 */
export async function withOutboxLock<Result>(work: () => Promise<Result>, waitMs?: number): Promise<Result> {
  if (!('locks' in navigator)) return work()
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

/** Shows other contexts, for as long as `work` runs, that this one is alive and sends the row. Never waits. */
export async function holdRow<Result>(key: string, work: () => Promise<Result>): Promise<Result> {
  let running: Promise<Result> | undefined
  const start = () => (running ??= work())
  if ('locks' in navigator) {
    // Rejects where storage is denied, and when another context takes the row over: the work goes on.
    await navigator.locks.request(rowLock(key), { steal: true }, start).catch(() => {})
  }
  return start()
}

/**
 * The test of whether a context holds a row. Without Web Locks, every row counts as held: one that its form sends at this
 * moment must not be sent a second time, and one that nobody holds is found by its age.
 */
export async function readHeldRows(): Promise<(key: string) => boolean> {
  if (!('locks' in navigator)) return () => true
  const { held = [] } = await navigator.locks.query()
  const names = new Set(held.map(({ name }) => name))
  return (key) => names.has(rowLock(key))
}
