import { AdSlot } from './ad-slot.tsx'
import { HouseAd } from './house-ad.tsx'
import styles from './rail-ad.module.css'

/** Beside the content, only on screens that are wide enough. */
export function RailAd() {
  return (
    <div className={styles.rail}>
      <AdSlot size="rectangle">
        <HouseAd kind="watch" />
      </AdSlot>
    </div>
  )
}
