import { useHydrated } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { createEmitter } from '@/platform/emitter.ts'

const ticks = createEmitter()

/** Renders what depends on the time again, when there is news about a live event. */
export const tickNow = (): void => ticks.emit()

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
    const unsubscribe = ticks.subscribe(tick)
    return () => {
      unsubscribe()
      clearInterval(timer)
      document.removeEventListener('visibilitychange', tick)
    }
  }, [intervalMs])
  return isHydrated ? now : null
}
