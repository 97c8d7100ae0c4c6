import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { Language } from '@/contract/language.ts'
import { formatNumber } from '@/lib/format/format.ts'
import { useLanguage } from '@/platform/i18n/language.ts'
import { Ltr } from '@/ui/ltr.tsx'
import { InstallButton } from '@/shared/install-button.tsx'
import { Icon } from '@/ui/icon.tsx'
import { ClearAll } from './clear-all.tsx'
import { FollowedRows } from './followed-rows.tsx'
import { StoredSettings } from './stored-settings.tsx'
import { StoredDataRows } from './stored-data-rows.tsx'
import { OfflineRow, useOfflineStore } from './offline-row.tsx'
import { OutboxRow, useOutboxCount } from './outbox-row.tsx'
import styles from './your-data-page.module.css'

/** Lists all data that this site stores on this device, with buttons to delete it. */
export function YourDataPage() {
  const { t } = useTranslation('your-data')
  const language = useLanguage()
  const outbox = useOutboxCount()
  const offline = useOfflineStore()
  const weight = offline.read?.weight
  const size = weight === null || weight === undefined ? null : formatSize(weight, language)
  return (
    <section className={`wrap split ${styles.page}`}>
      <div className="stack gap-5">
        <p className="label soft">{t('label')}</p>
        <h1 className={styles.heading}>{t('heading')}</h1>
        {/* Renders a new element once the size is known: replacing an element does not count as a layout shift. */}
        <p key={offline.read ? 'weighed' : 'blank'} className={styles.weight}>
          <span className="visually-hidden">{t('weight')}</span>
          <Ltr className="poster">{size ? size.figure : offline.read ? '–' : '\u00a0'}</Ltr>
          {size && <b className={styles.unit}>{t(`unit.${size.unit}`)}</b>}
        </p>
        <p className="soft">{t('lead')}</p>
      </div>
      <div className={`stack gap-5 ${styles.list}`}>
        <ul>
          <StoredDataRows ids={['language']} />
          <FollowedRows />
          <StoredDataRows ids={['watchCode']} />
          <OutboxRow count={outbox.count} onClear={outbox.clear} />
          <OfflineRow pages={offline.read?.pages ?? 0} onClear={offline.clear} />
          <StoredDataRows ids={['plan', 'drafts', 'profile', 'pass', 'read', 'notes']} />
          <StoredSettings />
        </ul>
        <div className={`row ${styles.foot}`}>
          <ClearAll
            outboxEntries={outbox.count?.entries ?? 0}
            onClear={async () => [
              ...((await outbox.clear()) ? [] : [t('outbox.name')]),
              ...((await offline.clear()) ? [] : [t('offline.name')]),
            ]}
          />
          <InstallButton />
          <Link to="/privacy" className="link">
            {t('privacy')}
            <Icon name="arrow-forward" />
          </Link>
        </div>
      </div>
    </section>
  )
}

/** For example `1.9` and its unit. Small amounts are in kilobytes, so that only an empty store shows zero. */
function formatSize(bytes: number, language: Language): { figure: string; unit: 'kb' | 'mb' } {
  return bytes < 100_000
    ? { figure: formatNumber(Math.ceil(bytes / 1_000), language), unit: 'kb' }
    : {
        figure: formatNumber(bytes / 1_000_000, language, {
          minimumFractionDigits: 1,
          maximumFractionDigits: 1,
        }),
        unit: 'mb',
      }
}
