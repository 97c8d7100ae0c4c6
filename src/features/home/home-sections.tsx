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

/** All sections below the events, as one deferred component: the first scroll needs all of them. */
export function HomeSections() {
  // After client-side navigation, render the full height at once, so that Back restores the scroll position.
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
 * Keeps the element in the middle of the screen in place during `change`. Scroll anchoring does not cover style changes
 * in the element's section: visitors arriving by find-in-page or the End key would lose their position.
 */
function keepInPlace(change: () => void): void {
  const seen = document.elementFromPoint(innerWidth / 2, innerHeight / 2)
  const before = seen?.getBoundingClientRect().top ?? 0
  change()
  const moved = (seen?.getBoundingClientRect().top ?? before) - before
  if (moved !== 0) scrollBy({ top: moved, behavior: 'instant' })
}
