import { outboxLimits } from './policy.ts'

/** `setTimeout` fires immediately for delays of 2^31 ms or more, so long delays are split into steps. */
const maxStepMs = 3_600_000

/** IndexedDB may be unavailable for a long time: the disk is full, or a setting blocks it. */
const storeRetryMs = 60_000

/**
 * Runs replays one at a time: on a trigger, when an entry is due, and after a store failure. Calls during a run cause
 * one more run. `replay` resolves with the next due time, null for none; see `isDue` for `wokenAt`.
 */
export function createReplayScheduler(replay: (wokenAt: number | null) => Promise<number | null>) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let wokenAt: number | null = null
  let isRunning = false
  let isWanted = false
  let isStopped = false

  const run = async () => {
    isWanted = true
    if (isRunning) return
    isRunning = true
    while (isWanted) {
      isWanted = false
      const woken = wokenAt
      wokenAt = null
      const dueAt = await replay(woken).catch(() => {
        wokenAt = Math.max(woken ?? 0, wokenAt ?? 0) || null // keep this trigger for the retry
        return Date.now() + storeRetryMs
      })
      clearTimeout(timer)
      if (dueAt === null || isStopped) continue
      timer = setTimeout(() => void run(), Math.min(Math.max(dueAt - Date.now(), 1_000), maxStepMs))
    }
    isRunning = false
  }

  return {
    /** For timers and messages from other tabs; does not cancel any backoff. */
    run: () => void run(),
    /** For a network that is back, or a page that was opened or shown; cancels earlier backoffs. */
    trigger: (why: 'network' | 'visit') => {
      // A visit cancels only older backoffs: switching between tabs does not mean the network has changed.
      const endsBefore = Date.now() - (why === 'visit' ? outboxLimits.firstDelayMs : 0)
      wokenAt = Math.max(endsBefore, wokenAt ?? 0)
      void run()
    },
    isRunning: () => isRunning,
    stop: () => {
      isStopped = true
      clearTimeout(timer)
    },
  }
}
