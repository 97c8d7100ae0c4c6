import { useHydrated } from '@tanstack/react-router'
import { useEffect, useState } from 'react'

/**
 * The current time. Null on the server and until hydration, when components fill space that is already reserved.
 *
 * A component rendered after hydration has the time at once, so that every height is correct after Back. Ticks every
 * `intervalMs` while the page is visible.
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
