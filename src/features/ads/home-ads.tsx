import { AdSlot } from './ad-slot.tsx'
import { HouseAd } from './house-ad.tsx'
import styles from './ad-slot.module.css'

/** The banner below the events and the fixed slot beside the page, shown only on wide screens. */
export function HomeAds() {
  return (
    <>
      <div className="wrap section">
        <AdSlot size="large">
          <HouseAd kind="packages" />
        </AdSlot>
      </div>
      <div className={styles.rail}>
        <AdSlot size="rectangle">
          <HouseAd kind="watch" />
        </AdSlot>
      </div>
    </>
  )
}
