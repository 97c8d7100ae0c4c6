import { HomeHero } from './home-hero.tsx'
import styles from './home-page.module.css'
import {
  AppSection,
  Deliverables,
  EventsSection,
  Packages,
  Partners,
  RailAd,
  ResultsTicker,
  RewardCoin,
  ServiceCards,
  Story,
} from './home-parts.ts'
import { useSectionScroll } from './use-section-scroll.ts'

export function HomePage() {
  useSectionScroll()
  return (
    <div className={styles.page}>
      <ResultsTicker />
      <HomeHero />
      <EventsSection />
      <Story />
      <ServiceCards />
      <Packages />
      <Partners />
      <Deliverables />
      <RewardCoin />
      <AppSection />
      <RailAd />
    </div>
  )
}
