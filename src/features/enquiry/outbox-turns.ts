import { backoff, outboxLimits } from '@/contract/outbox-policy.ts'
import { oneAtATime } from './one-at-a-time.ts'

/** A timer beyond 2^31 ms fires at once, so a far time is approached in steps. */
const longestStepMs = 3_600_000

type Turns = {
  /** A timer, or a word from another tab: it ends no pause. */
  run: () => void
  /** What happened to this page: the network came back, or the page was opened or shown. */
  wake: (why: 'network' | 'visit') => void
  isRunning: () => boolean
  stop: () => void
}

/**
 * When this page looks at the outbox: when it is asked to, when what waits is due, and, where the store is out of reach,
 * again and again at a growing distance. `take` is one turn: pauses that began before `wokenAt` are over, and it resolves
 * with the time at which something is due, null for nothing.
 */
export function outboxTurns(take: (wokenAt: number | null) => Promise<number | null>): Turns {
  let timer: ReturnType<typeof setTimeout> | undefined
  let wokenAt: number | null = null
  let refusals = 0
  let isOver = false

  const schedule = (dueAt: number | null) => {
    clearTimeout(timer)
    if (dueAt === null || isOver) return
    timer = setTimeout(run, Math.min(Math.max(dueAt - Date.now(), 1_000), longestStepMs))
  }

  const { run, isRunning } = oneAtATime(async () => {
    const woken = wokenAt
    wokenAt = null
    try {
      schedule(await take(woken))
      refusals = 0
    } catch {
      wokenAt = Math.max(woken ?? 0, wokenAt ?? 0) || null // what woke us counts still
      refusals += 1
      schedule(Date.now() + backoff(refusals, Math.random()))
    }
  })

  return {
    run,
    isRunning,
    wake: (why) => {
      // Whoever opens ten tabs one after another, or goes back and forth between them, has not changed the network.
      const endsBefore = Date.now() - (why === 'visit' ? outboxLimits.firstDelayMs : 0)
      wokenAt = Math.max(endsBefore, wokenAt ?? 0)
      run()
    },
    stop: () => {
      isOver = true
      clearTimeout(timer)
    },
  }
}
