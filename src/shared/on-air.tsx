import { lazy, Suspense, type ReactNode } from 'react'
import { useHydrated } from '@tanstack/react-router'
import { withRetry } from '@/platform/hydration/with-retry.ts'
import { FightBug } from '@/ui/fight-bug.tsx'
import type { OnAirBoutProps } from './on-air-bout.tsx'

const OnAirBout = lazy(async () => {
  const part = await withRetry(() => import('./on-air-bout.tsx'))
  return { default: part.OnAirBout }
})

type OnAirProps = Omit<OnAirBoutProps, 'otherwise'> & {
  isTonight: boolean
  phase: 'upcoming' | 'live' | 'past'
  /** Rendered unless the event is on air. */
  otherwise?: ReactNode
}

/**
 * What is on at a live event, by its schedule. Until the visitor's clock is known, both cases of tonight's event are in
 * the page, and the head script's `data-on-air` shows one, so that nothing moves.
 */
export function OnAir({ isTonight, phase, otherwise, ...bout }: OnAirProps) {
  const isHydrated = useHydrated()
  const blank = <FightBug size={bout.size} facts={null} />
  if (!isHydrated && isTonight)
    return (
      <>
        {otherwise && <div data-off-air="">{otherwise}</div>}
        {blank}
      </>
    )
  if (phase !== 'live') return otherwise
  return (
    <Suspense fallback={blank}>
      <OnAirBout {...bout} otherwise={otherwise} />
    </Suspense>
  )
}
