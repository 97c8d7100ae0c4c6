import { useHydrated } from '@tanstack/react-router'
import { useEffect, useState } from 'react'

/**
 * The current time, or null on the server and until the page is hydrated. Content that depends on it is filled in then,
 * into reserved space. A page that is rendered later has it at once, so that Back restores every height. Ticks every
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
