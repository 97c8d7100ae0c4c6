import { Icon } from '@/ui/icon.tsx'
import styles from './browser-bar.module.css'

type BrowserBarProps = { place: 'safari-bottom' | 'safari-top' | 'address' }

/** The browser's own bar, drawn: a picture for the eye, never mirrored, for the real one does not turn round here. */
export function BrowserBar({ place }: BrowserBarProps) {
  return (
    <div className={styles.bar} data-place={place} dir="ltr" aria-hidden="true">
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
