import { outboxLimits } from '@/contract/outbox-policy.ts'

/** A timer beyond 2^31 ms fires at once, so a far time is approached in steps. */
const longestStepMs = 3_600_000

/** The store may be out of reach for long: full, or blocked by a setting. */
const storeRetryMs = 60_000

/**
 * Decides when this page replays: on a trigger, when an entry is due, and again after the store failed. Never twice at
 * once: any calls during a run cause one more. `replay` resolves with the next due time, null for none; see `isDue` for
 * `wokenAt`.
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
        wokenAt = Math.max(woken ?? 0, wokenAt ?? 0) || null // this trigger still counts
        return Date.now() + storeRetryMs
      })
      clearTimeout(timer)
      if (dueAt === null || isStopped) continue
      timer = setTimeout(() => void run(), Math.min(Math.max(dueAt - Date.now(), 1_000), longestStepMs))
    }
    isRunning = false
  }

  return {
    /** A timer, or a message from another tab: it ends no pause. */
    run: () => void run(),
    /** The network came back, or the page was opened or shown. */
    trigger: (why: 'network' | 'visit') => {
      // A visitor who goes back and forth between ten tabs has not changed the network.
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
