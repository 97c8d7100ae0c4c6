import { loadTexts } from '@/locales/i18n.ts'
import { deferred } from '@/platform/deferred.tsx'
import { HomeHero } from './home-hero.tsx'
import styles from './home-page.module.css'
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
    loadTexts(i18n, import.meta.glob('/src/locales/*/{home-events,home-ad}.json')),
  ])
  return module.EventsSection
})

const Story = deferred('home-story', async (i18n) => {
  const [module] = await Promise.all([
    import('./story.tsx'),
    loadTexts(i18n, import.meta.glob('/src/locales/*/home-story.json')),
  ])
  return module.Story
})

const RailAd = deferred(
  'home-rail-ad',
  async (i18n) => {
    const [module] = await Promise.all([
      import('./rail-ad.tsx'),
      loadTexts(i18n, import.meta.glob('/src/locales/*/home-ad.json')),
    ])
    return module.RailAd
  },
  { until: 'activity' },
)

export function HomePage() {
  useSectionScroll()
  return (
    <div className={styles.page}>
      <ResultsTicker />
      <HomeHero />
      <EventsSection />
      <Story />
      <RailAd />
    </div>
  )
}
