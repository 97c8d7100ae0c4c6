import { useTranslation } from 'react-i18next'
import { isIpad, isSafari } from '@/platform/device/install.ts'
import { Dialog, DialogBody } from '@/ui/overlays/dialog.tsx'
import { Icon } from '@/ui/icon.tsx'
import { Ltr } from '@/ui/ltr.tsx'
import styles from './apple-steps.module.css'

const icons = ['share-apple', 'add-box', 'check'] as const

/** Steps for iPhone and iPad, whose browsers have no prompt. Draws the Share button in its real position. */
export function AppleSteps({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation(['site', 'common'])
  const place = isSafari() ? (isIpad() ? 'safari-top' : 'safari-bottom') : 'address'
  const bar = <BrowserBar place={place} />
  return (
    <Dialog open={open} onClose={onClose} title={t('install.title')} closeLabel={t('common:close')}>
      {place !== 'safari-bottom' && bar}
      <DialogBody>
        <p className={`soft ${styles.lead}`}>{t('install.body')}</p>
        <ol className={`ruled ${styles.steps}`}>
          {[t(`install.steps.share.${place}`), t('install.steps.add'), t('install.steps.confirm')].map(
            (step, index) => (
              <li key={step}>
                <Ltr numeral className={styles.number}>
                  {index + 1}
                </Ltr>
                <span>{step}</span>
                <span className={styles.drawn}>
                  <Icon name={icons[index] ?? 'check'} />
                </span>
              </li>
            ),
          )}
        </ol>
        {place === 'safari-bottom' && <p className={`note ${styles.hint}`}>{t('install.steps.hint')}</p>}
      </DialogBody>
      {place === 'safari-bottom' && bar}
    </Dialog>
  )
}

/** A drawing of the browser's toolbar. Not mirrored on right-to-left pages, like the real one. */
function BrowserBar({ place }: { place: 'safari-bottom' | 'safari-top' | 'address' }) {
  return (
    <div className={`line ${styles.bar}`} data-place={place} dir="ltr" aria-hidden="true">
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
