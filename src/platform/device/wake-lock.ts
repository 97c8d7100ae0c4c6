/** False on the server, and in browsers without support. */
export const isWakeLockSupported = (): boolean => !import.meta.env.SSR && 'wakeLock' in navigator

/**
 * Keeps the screen on and returns the release function. The browser releases the lock when the page is hidden, so it is
 * requested again when the page is shown.
 *
 * `onRefused`: the browser denies the lock, or revokes it on a visible page, for example because the battery is low.
 * The caller then no longer holds it.
 */
export function requestWakeLock(onRefused: () => void): () => void {
  const holding = new AbortController()
  const { signal } = holding
  const isWanted = () => !signal.aborted && document.visibilityState === 'visible'

  const refuse = () => {
    if (!isWanted()) return
    holding.abort()
    onRefused()
  }
  const take = async () => {
    if (!isWanted()) return
    try {
      const lock = await navigator.wakeLock.request('screen')
      if (signal.aborted) await lock.release() // the caller stopped during the request
      signal.addEventListener('abort', () => void lock.release())
      lock.onrelease = refuse
    } catch {
      refuse()
    }
  }
  document.addEventListener('visibilitychange', () => void take(), { signal })
  void take()
  return () => holding.abort()
}
