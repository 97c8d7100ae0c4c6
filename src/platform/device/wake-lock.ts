/** False on the server, and in browsers without support. */
export const isWakeLockSupported = (): boolean => !import.meta.env.SSR && 'wakeLock' in navigator

type Holder = { onRefused: () => void }

/** The callers that need the screen on. They share one lock. */
const holders = new Set<Holder>()
let lock: WakeLockSentinel | null = null
let isAsking = false

/**
 * Keeps the screen on and returns the release function. The browser releases the lock when the page is hidden, so it is
 * requested again when the page is shown.
 *
 * `onRefused`: the browser denies the lock, or revokes it on a visible page, for example because the battery is low.
 * The caller then no longer holds it.
 */
export function requestWakeLock(onRefused = () => {}): () => void {
  const holder = { onRefused }
  if (holders.size === 0) document.addEventListener('visibilitychange', onVisibility)
  holders.add(holder)
  void take()
  return () => {
    if (holders.delete(holder) && holders.size === 0) letGo()
  }
}

const isSeen = () => document.visibilityState === 'visible'
const onVisibility = () => void take()

async function take(): Promise<void> {
  if (isAsking || !isSeen() || (lock && !lock.released)) return
  isAsking = true
  try {
    const taken = await navigator.wakeLock.request('screen')
    lock = taken
    taken.onrelease = () => {
      if (lock === taken && isSeen()) refuse()
    }
  } catch {
    if (isSeen()) refuse()
  }
  isAsking = false
  // All callers may have stopped during the request.
  if (holders.size === 0) letGo()
}

function refuse(): void {
  const refused = [...holders]
  holders.clear()
  letGo()
  for (const { onRefused } of refused) onRefused()
}

function letGo(): void {
  document.removeEventListener('visibilitychange', onVisibility)
  const held = lock
  lock = null
  if (held && !held.released) void held.release().catch(() => {})
}
