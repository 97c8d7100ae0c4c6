import { loadTexts } from '@/locales/i18n.ts'
import { deferred } from '@/platform/deferred.tsx'

const Services = deferred('home-services', async (i18n) => {
  const [module] = await Promise.all([
    import('./service-cards.tsx'),
    loadTexts(i18n, import.meta.glob('/src/locales/*/home-services.json')),
  ])
  return module.ServiceCards
})

const Packages = deferred('home-packages', async (i18n) => {
  const [module] = await Promise.all([
    import('./packages.tsx'),
    loadTexts(i18n, import.meta.glob('/src/locales/*/home-packages.json')),
  ])
  return module.Packages
})

const Partners = deferred('home-partners', async (i18n) => {
  const [module] = await Promise.all([
    import('./partners.tsx'),
    loadTexts(i18n, import.meta.glob('/src/locales/*/home-partners.json')),
  ])
  return module.Partners
})

const Deliverables = deferred('home-deliverables', async (i18n) => {
  const [module] = await Promise.all([
    import('./deliverables.tsx'),
    loadTexts(i18n, import.meta.glob('/src/locales/*/home-deliverables.json')),
  ])
  return module.Deliverables
})

const RewardCoin = deferred('home-coin', async (i18n) => {
  const [module] = await Promise.all([
    import('./reward-coin.tsx'),
    loadTexts(i18n, import.meta.glob('/src/locales/*/home-coin.json')),
  ])
  return module.RewardCoin
})

const AppSection = deferred('home-app', async (i18n) => {
  const [module] = await Promise.all([
    import('./app-section.tsx'),
    loadTexts(i18n, import.meta.glob('/src/locales/*/home-app.json')),
  ])
  return module.AppSection
})

/** From the services down: each part with its own texts, so that none waits for what a visitor may never reach. */
export function LowerParts() {
  return (
    <>
      <Services />
      <Packages />
      <Partners />
      <Deliverables />
      <RewardCoin />
      <AppSection />
    </>
  )
}
