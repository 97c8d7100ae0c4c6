import { AppSection } from './app-section.tsx'
import { Deliverables } from './deliverables.tsx'
import { DemoVideo } from './demo-video.tsx'
import { Mission } from './mission.tsx'
import { Packages } from './packages.tsx'
import { Partners } from './partners.tsx'
import { RewardCoin } from './reward-coin.tsx'
import { ServiceCards } from './service-cards.tsx'

/** What the sections say; the files travel with them. */
export const sectionTexts = import.meta.glob(
  '/src/locales/*/home-{app,coin,deliverables,packages,partners,services,story}.json',
)

/** Everything below the events. One part of the page: all of it is wanted by the first scroll. */
export function HomeSections() {
  return (
    <>
      <DemoVideo />
      <Mission />
      <ServiceCards />
      <Packages />
      <Partners />
      <Deliverables />
      <RewardCoin />
      <AppSection />
    </>
  )
}
