import type { ReactNode } from 'react'
import { deferred } from '@/platform/parts/deferred.tsx'
import { HomeHero } from './home-hero.tsx'
import { useSectionScroll } from './use-section-scroll.ts'

const ResultsTicker = deferred('home-ticker', () => import('./results-ticker.tsx'), 'ResultsTicker', {
  until: 'activity',
})

const EventsSection = deferred('home-events', () => import('./events-section.tsx'), 'EventsSection')

/** Its texts are many: their names are loaded with its loader and not with the page. */
const HomeSections = deferred(
  'home-sections',
  async (i18n) => ({ Part: await (await import('./load-home-sections.ts')).loadHomeSections(i18n) }),
  'Part',
)

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
