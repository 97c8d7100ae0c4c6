import { useEffect, useState } from 'react'

/**
 * The visitor's present, or null on the server and until the page is hydrated: what depends on it is filled in then,
 * into room that is already reserved. Ticks every `intervalMs` while the page is visible.
 */
export function useNow(intervalMs = 60_000): Date | null {
  const [now, setNow] = useState<Date | null>(null)
  useEffect(() => {
    const tick = () => {
      if (document.visibilityState === 'visible') setNow(new Date())
    }
    tick()
    const timer = setInterval(tick, intervalMs)
    document.addEventListener('visibilitychange', tick)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', tick)
    }
  }, [intervalMs])
  return now
}
