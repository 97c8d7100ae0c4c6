/** False where the browser cannot, and on the server. */
export const canKeepAwake = (): boolean => !import.meta.env.SSR && 'wakeLock' in navigator

/**
 * Keeps the screen from going dark; returns how to let it. The browser takes the lock back whenever the page is hidden,
 * so it is asked for again on return.
 */
export function keepAwake(): () => void {
  let lock: WakeLockSentinel | null = null
  let isOver = false

  const take = async () => {
    if (document.visibilityState !== 'visible' || (lock && !lock.released)) return
    try {
      const taken = await navigator.wakeLock.request('screen')
      if (isOver) await taken.release()
      else lock = taken
    } catch {
      // Refused, for instance by a battery that is low; the next return asks again.
    }
  }
  const onChange = () => void take()

  document.addEventListener('visibilitychange', onChange)
  void take()
  return () => {
    isOver = true
    document.removeEventListener('visibilitychange', onChange)
    void lock?.release().catch(() => {})
  }
}
