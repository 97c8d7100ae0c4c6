import type { WatchEvent } from './watch-event.ts'

/** The outcome of one request while a viewer waits. `retryAfterMs` is the pause that the server requests. */
export type Recheck = { isAnswered: boolean; retryAfterMs: number | null }

/** `failed`: no usable response. `over`: automatic checks have ended. */
export type WaitPhase = 'waiting' | 'checking' | 'failed' | 'over'

export type StreamWait = { checkNow: () => void; stop: () => void }

type Environment = {
  check: () => Promise<Recheck>
  isSeen: () => boolean
  /** Calls back whenever the page is shown again or reconnects. Returns the unsubscriber. */
  onReturn: (listen: () => void) => () => void
  onPhase: (phase: WaitPhase) => void
  now?: () => number
  /** 0 to 1. */
  random?: () => number
}

const intervalMs = 30_000
const maxIntervalMs = 5 * 60_000
const maxWaitMs = 6 * 60 * 60_000

/** Whether the event will have a stream, but has none yet. */
export function isAwaited({ status, streamingUrl }: WatchEvent): boolean {
  return (status === 'UPCOMING' || status === 'LIVE') && !streamingUrl
}

/**
 * The pause before the next check: 30 seconds, doubling to five minutes after failures. It varies by a fifth, so that
 * viewers do not all ask at once. A server may lengthen it.
 */
export function nextCheckMs(failures: number, retryAfterMs: number | null, random: number): number {
  const exact = Math.min(intervalMs * 2 ** failures, maxIntervalMs)
  return Math.max(Math.round(exact * (0.8 + 0.4 * random)), retryAfterMs ?? 0)
}

/**
 * Checks for a stream while the page is visible, for at most six hours. A pause that the server requests is shortened
 * only by `checkNow`, which also starts a new six hours.
 */
export function awaitStream({
  check,
  isSeen,
  onReturn,
  onPhase,
  now = () => performance.now(),
  random = Math.random,
}: Environment): StreamWait {
  let endsAt = now() + maxWaitMs
  let failures = 0
  let pausedUntil = 0
  let isChecking = false
  let isStopped = false
  let timer: ReturnType<typeof setTimeout> | undefined

  function plan(delayMs: number) {
    clearTimeout(timer)
    timer = setTimeout(checkInTurn, delayMs)
  }

  function checkInTurn() {
    // A hidden page checks when it is shown again.
    if (!isSeen()) return
    if (now() < pausedUntil) return plan(pausedUntil - now())
    if (now() >= endsAt) return onPhase('over')
    void run()
  }

  async function run() {
    if (isChecking) return
    clearTimeout(timer)
    isChecking = true
    onPhase('checking')
    const { isAnswered, retryAfterMs } = await check()
    isChecking = false
    if (isStopped) return
    failures = isAnswered ? 0 : failures + 1
    pausedUntil = now() + (retryAfterMs ?? 0)
    onPhase(isAnswered ? 'waiting' : 'failed')
    plan(nextCheckMs(failures, retryAfterMs, random()))
  }

  plan(nextCheckMs(0, null, random()))
  const stopListening = onReturn(checkInTurn)
  return {
    checkNow: () => {
      endsAt = now() + maxWaitMs
      void run()
    },
    stop: () => {
      isStopped = true
      clearTimeout(timer)
      stopListening()
    },
  }
}
