import { useHydrated } from '@tanstack/react-router'
import { useLayoutEffect, useRef, useState } from 'react'
import unseen from '@/ui/unseen.module.css'
import { AppSection } from './app-section.tsx'
import { Deliverables } from './deliverables.tsx'
import { DemoVideo } from './demo-video.tsx'
import { Mission } from './mission.tsx'
import { PackagesSection } from './packages/packages-section.tsx'
import { Partners } from './partners.tsx'
import { RewardCoin } from './reward-coin.tsx'
import { ServiceCards } from './service-cards.tsx'
import styles from './home-sections.module.css'

/** Everything below the events, in one part: the first scroll needs all of it. */
export function HomeSections() {
  // After going back the sections have their height at once, so that the scroll position is right.
  const [isDrawn] = useState(useHydrated())
  const sections = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    keepInPlace(() => sections.current?.removeAttribute('class'))
  }, [])
  return (
    <div ref={sections} className={isDrawn ? undefined : `${unseen.unseen} ${styles.sections}`}>
      <DemoVideo />
      <Mission />
      <ServiceCards />
      <PackagesSection />
      <Partners />
      <Deliverables />
      <RewardCoin />
      <AppSection />
    </div>
  )
}

/**
 * Keeps the content in the middle of the screen in place. Scroll anchoring compensates for growth above the viewport,
 * but not if the styles of the section in view change: find-in-page and the End key would lose the scroll position.
 */
function keepInPlace(change: () => void): void {
  const seen = document.elementFromPoint(innerWidth / 2, innerHeight / 2)
  const before = seen?.getBoundingClientRect().top ?? 0
  change()
  const moved = (seen?.getBoundingClientRect().top ?? before) - before
  if (moved !== 0) scrollBy({ top: moved, behavior: 'instant' })
}
