import { useCallback, useEffect, useState } from 'react'
import { useLowData } from '@/platform/low-data.ts'
import { readText, writeText } from '@/platform/storage.ts'

/** The index of the hero's picture, kept in session storage. */
const sceneKey = 'sporte:hero-image'
const rotationMs = 30_000

type HeroSceneState = {
  scene: number
  isPaused: boolean
  choose: (scene: number) => void
  togglePause: () => void
}

/**
 * Which picture the hero shows: chosen at random once a session, then the next every thirty seconds. It starts with the
 * first, which the prerendered page has painted already.
 */
export function useHeroScene(count: number): HeroSceneState {
  const [scene, setScene] = useState(0)
  const [isPaused, setIsPaused] = useState(false)
  const isLow = useLowData()

  const choose = useCallback((next: number) => {
    setScene(next)
    writeText(sceneKey, `${next}`, 'session')
  }, [])

  useEffect(() => {
    // Not in the effect itself: the first rendering is the prerendered one, and the change may wait for the next task.
    const timer = setTimeout(() => {
      const kept = keptScene(count)
      if (isLow) return
      if (kept !== null) setScene(kept)
      else if (!prefersStillness()) choose(Math.floor(Math.random() * count))
    })
    return () => clearTimeout(timer)
  }, [choose, count, isLow])

  useEffect(() => {
    if (isPaused || isLow) return
    const timer = setInterval(() => {
      // Nobody sees a hidden page change, but its picture would be downloaded.
      if (!document.hidden && !prefersStillness()) choose((scene + 1) % count)
    }, rotationMs)
    return () => clearInterval(timer)
  }, [choose, count, isLow, isPaused, scene])

  const togglePause = useCallback(() => setIsPaused((paused) => !paused), [])
  return { scene, isPaused, choose, togglePause }
}

function keptScene(count: number): number | null {
  const text = readText(sceneKey, 'session')
  const index = text === null ? Number.NaN : Number(text)
  return Number.isInteger(index) && index >= 0 && index < count ? index : null
}

function prefersStillness(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches
}
