import { AdSlot } from './ad-slot.tsx'
import { HouseAd } from './house-ad.tsx'
import styles from './placed-ad.module.css'
import { RailAd } from './rail-ad.tsx'

/** The banner below the events and the fixed slot beside the page. */
export function HomeAds() {
  return (
    <>
      <div className={`wrap ${styles.large}`}>
        <AdSlot size="large">
          <HouseAd kind="packages" />
        </AdSlot>
      </div>
      <RailAd />
    </>
  )
}
