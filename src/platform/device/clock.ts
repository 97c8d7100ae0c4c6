import { useHydrated } from '@tanstack/react-router'
import { useEffect, useState } from 'react'

/**
 * The visitor's present, or null on the server and until the page is hydrated: what depends on it is filled in then,
 * into room that is already reserved. A page that is drawn later knows it at once, so that Back finds every height as it
 * was. Ticks every `intervalMs` while the page is visible.
 */
export function useNow(intervalMs = 60_000): Date | null {
  const isHydrated = useHydrated()
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const tick = () => {
      if (document.visibilityState === 'visible') setNow(new Date())
    }
    const timer = setInterval(tick, intervalMs)
    document.addEventListener('visibilitychange', tick)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', tick)
    }
  }, [intervalMs])
  return isHydrated ? now : null
}
