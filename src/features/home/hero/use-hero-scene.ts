import { useCallback, useEffect, useState } from 'react'
import { useLowData } from '@/platform/device/low-data.ts'
import { stored } from '@/platform/device/stored.ts'

/** The index of the hero picture, in session storage. */
const keptScene = stored({ key: 'sporte:hero-image', area: 'session' }, (text) => Number(text ?? Number.NaN))
const rotationMs = 30_000

/**
 * Starts with a random picture per session and rotates every thirty seconds. The first render uses the prerendered
 * picture.
 */
export function useHeroScene(count: number) {
  const [scene, setScene] = useState(0)
  const [isPaused, setIsPaused] = useState(false)
  const isLow = useLowData()

  const choose = useCallback((next: number) => {
    setScene(next)
    keptScene.write(`${next}`)
  }, [])

  useEffect(() => {
    // In a later task: the first render must match the prerendered document.
    const timer = setTimeout(() => {
      const kept = keptScene.read()
      if (isLow) return
      if (Number.isInteger(kept) && kept >= 0 && kept < count) setScene(kept)
      else if (!prefersStillness()) choose(Math.floor(Math.random() * count))
    })
    return () => clearTimeout(timer)
  }, [choose, count, isLow])

  useEffect(() => {
    if (isPaused || isLow) return
    const timer = setInterval(() => {
      // A hidden page must not download pictures that nobody sees.
      if (!document.hidden && !prefersStillness()) choose((scene + 1) % count)
    }, rotationMs)
    return () => clearInterval(timer)
  }, [choose, count, isLow, isPaused, scene])

  return { scene, isPaused, choose, togglePause: () => setIsPaused(!isPaused) }
}

function prefersStillness(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches
}
