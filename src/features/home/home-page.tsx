import type { ReactNode } from 'react'
import { loadTexts } from '@/locales/i18n.ts'
import { deferred } from '@/platform/parts/deferred.tsx'
import { HomeHero } from './home-hero.tsx'
import { useSectionScroll } from './use-section-scroll.ts'

const ResultsTicker = deferred(
  'home-ticker',
  async (i18n) => {
    const [module] = await Promise.all([
      import('./results-ticker.tsx'),
      loadTexts(i18n, import.meta.glob('/src/locales/*/home-ticker.json')),
    ])
    return module.ResultsTicker
  },
  { until: 'activity' },
)

const EventsSection = deferred('home-events', async (i18n) => {
  const [module] = await Promise.all([
    import('./events-section.tsx'),
    loadTexts(i18n, import.meta.glob('/src/locales/*/home-events.json')),
  ])
  return module.EventsSection
})

/** Its texts are many, so that their names are loaded with it and not with the page. */
const HomeSections = deferred('home-sections', async (i18n) => {
  const module = await import('./home-sections.tsx')
  await loadTexts(i18n, module.sectionTexts)
  return module.HomeSections
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
