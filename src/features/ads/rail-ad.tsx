import { AdSlot } from './ad-slot.tsx'
import { HouseAd } from './house-ad.tsx'
import styles from './rail-ad.module.css'

/** A slot beside the content, shown only on wide screens. */
export function RailAd() {
  return (
    <div className={styles.rail}>
      <AdSlot size="rectangle">
        <HouseAd kind="watch" />
      </AdSlot>
    </div>
  )
}
