import { Icon } from '@/ui/icon.tsx'
import styles from './browser-bar.module.css'

/** A drawing of the browser's toolbar. Not mirrored on right-to-left pages, like the real one. */
export function BrowserBar({ place }: { place: 'safari-bottom' | 'safari-top' | 'address' }) {
  return (
    <div className={`line gap-3 ${styles.bar}`} data-place={place} dir="ltr" aria-hidden="true">
      <span>
        <Icon name="chevron-back" />
      </span>
      {place === 'safari-bottom' ? (
        <span>
          <Icon name="chevron-forward" />
        </span>
      ) : (
        <span className={styles.address} />
      )}
      <span className={styles.lit}>
        <Icon name="share-apple" />
      </span>
      <span>
        <Icon name="book" />
      </span>
      {place !== 'address' && (
        <span>
          <Icon name="browser-tab" />
        </span>
      )}
    </div>
  )
}
