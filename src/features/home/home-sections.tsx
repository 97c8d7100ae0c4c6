import { AppSection } from './app-section.tsx'
import { Deliverables } from './deliverables.tsx'
import { DemoVideo } from './demo-video.tsx'
import { Mission } from './mission.tsx'
import { Packages } from './packages.tsx'
import { Partners } from './partners.tsx'
import { RewardCoin } from './reward-coin.tsx'
import { ServiceCards } from './service-cards.tsx'

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
