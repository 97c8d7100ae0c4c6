import { useHydrated } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { lazyOnDemand } from '@/platform/hydration/lazy-on-demand.tsx'
import type { OnAirBoutProps } from './on-air-bout.tsx'
import styles from '@/drawings/fight-bug-space.module.css'

const OnAirBout = lazyOnDemand(() => import('./on-air-bout.tsx'), 'OnAirBout')

type OnAirProps = OnAirBoutProps & {
  isTonight: boolean
  phase: 'upcoming' | 'live' | 'past'
  /** Rendered unless the event is on air. */
  otherwise?: ReactNode
}

/** What is on at a live event, by its schedule. Its space is reserved from the first paint. */
export function OnAir({ isTonight, phase, otherwise, ...bout }: OnAirProps) {
  const isHydrated = useHydrated()
  const isUnknown = isTonight && !isHydrated
  return (
    <>
      {phase !== 'live' && otherwise && <div {...offAir(isUnknown)}>{otherwise}</div>}
      {(phase === 'live' || isUnknown) && (
        <div className={styles[bout.size]} {...onAir(isUnknown)}>
          {isHydrated && <OnAirBout {...bout} />}
        </div>
      )}
    </>
  )
}

/** For an element that is only shown while the event is on air, until the visitor's clock is known. */
export const onAir = (isUnknown: boolean) => ({ 'data-on-air-only': isUnknown ? '' : undefined })

/** For the element in its place. */
export const offAir = (isUnknown: boolean) => ({ 'data-off-air': isUnknown ? '' : undefined })
