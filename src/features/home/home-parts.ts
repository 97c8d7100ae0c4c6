import { loadTexts } from '@/locales/i18n.ts'
import { deferred } from '@/platform/deferred.tsx'

/** The sections below the hero, in the order of the page. Each brings its own texts. */

export const ResultsTicker = deferred(
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

export const EventsSection = deferred('home-events', async (i18n) => {
  const [module] = await Promise.all([
    import('./events-section.tsx'),
    loadTexts(i18n, import.meta.glob('/src/locales/*/{home-events,home-ad}.json')),
  ])
  return module.EventsSection
})

export const Story = deferred('home-story', async (i18n) => {
  const [module] = await Promise.all([
    import('./story.tsx'),
    loadTexts(i18n, import.meta.glob('/src/locales/*/home-story.json')),
  ])
  return module.Story
})

export const ServiceCards = deferred('home-services', async (i18n) => {
  const [module] = await Promise.all([
    import('./service-cards.tsx'),
    loadTexts(i18n, import.meta.glob('/src/locales/*/home-services.json')),
  ])
  return module.ServiceCards
})

export const Packages = deferred('home-packages', async (i18n) => {
  const [module] = await Promise.all([
    import('./packages.tsx'),
    loadTexts(i18n, import.meta.glob('/src/locales/*/home-packages.json')),
  ])
  return module.Packages
})

export const Partners = deferred('home-partners', async (i18n) => {
  const [module] = await Promise.all([
    import('./partners.tsx'),
    loadTexts(i18n, import.meta.glob('/src/locales/*/home-partners.json')),
  ])
  return module.Partners
})

export const Deliverables = deferred('home-deliverables', async (i18n) => {
  const [module] = await Promise.all([
    import('./deliverables.tsx'),
    loadTexts(i18n, import.meta.glob('/src/locales/*/home-deliverables.json')),
  ])
  return module.Deliverables
})

export const RewardCoin = deferred('home-coin', async (i18n) => {
  const [module] = await Promise.all([
    import('./reward-coin.tsx'),
    loadTexts(i18n, import.meta.glob('/src/locales/*/home-coin.json')),
  ])
  return module.RewardCoin
})

export const AppSection = deferred('home-app', async (i18n) => {
  const [module] = await Promise.all([
    import('./app-section.tsx'),
    loadTexts(i18n, import.meta.glob('/src/locales/*/home-app.json')),
  ])
  return module.AppSection
})

export const RailAd = deferred(
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
