import type { ReactNode } from 'react'
import { deferred } from '@/platform/hydration/deferred.tsx'
import { HomeHero } from './hero/home-hero.tsx'
import { useSectionScroll } from './use-section-scroll.ts'

const ResultsTicker = deferred('home-ticker', () => import('./ticker/results-ticker.tsx'), 'ResultsTicker', {
  until: 'activity',
})

const EventsSection = deferred('home-events', () => import('./events/events-section.tsx'), 'EventsSection', {
  texts: ['home-sections'],
})

const HomeSections = deferred('home-sections', () => import('./home-sections.tsx'), 'HomeSections', {
  texts: ['home-sections', 'packages'],
})

type HomePageProps = { ads: ReactNode }

export function HomePage({ ads }: HomePageProps) {
  useSectionScroll()
  return (
    <>
      <ResultsTicker />
      <HomeHero />
      <EventsSection />
      {ads}
      <HomeSections />
    </>
  )
}
