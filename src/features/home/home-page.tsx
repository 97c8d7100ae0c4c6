import type { ReactNode } from 'react'
import { deferred } from '@/platform/hydration/deferred.tsx'
import { HomeHero } from './hero/home-hero.tsx'
import styles from './home-page.module.css'
import { useSectionScroll } from './use-section-scroll.ts'

const ResultsTicker = deferred(() => import('./ticker/results-ticker.tsx'), 'ResultsTicker', {
  until: 'idle',
})

const InstalledStart = deferred(() => import('./installed-start.tsx'), 'InstalledStart', {
  until: 'idle',
})

const EventsSection = deferred(() => import('./events/events-section.tsx'), 'EventsSection')

const HomeSections = deferred(() => import('./home-sections.tsx'), 'HomeSections')

type HomePageProps = { ads: ReactNode }

export function HomePage({ ads }: HomePageProps) {
  useSectionScroll()
  return (
    <div className={styles.page}>
      <ResultsTicker />
      <InstalledStart />
      <HomeHero />
      <EventsSection />
      {ads}
      <HomeSections />
    </div>
  )
}
