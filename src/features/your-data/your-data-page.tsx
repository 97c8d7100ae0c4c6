import { Link } from '@tanstack/react-router'
import { useState, useCallback, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import type { Language } from '@/contract/language.ts'
import { formatNumber } from '@/lib/format/format.ts'
import { useLanguage } from '@/platform/i18n/language.ts'
import { Ltr } from '@/ui/ltr.tsx'
import { InstallButton } from '@/shared/install-button.tsx'
import { Icon } from '@/ui/icon.tsx'
import { announce } from '@/platform/screen-reader.ts'
import { notify } from '@/platform/toasts.ts'
import { clearStoredData, storedDataIds, storedBytes } from '@/platform/device/stored-data.ts'
import { setLowData } from '@/platform/device/low-data.ts'
import { setTheme } from '@/platform/device/theme.ts'
import { setHideScores } from '@/platform/device/hide-scores.ts'
import { Button } from '@/ui/button.tsx'
import { Dialog } from '@/ui/overlays/dialog.tsx'
import { subscribeToOutbox } from '@/outbox/signals.ts'
import { clearOfflineStore, countOfflinePages, readStorageUsage } from '@/platform/device/offline-store.ts'
import { useOnline } from '@/platform/device/online.ts'
import { onStoredChange } from '@/platform/device/stored.ts'
import { FollowedRows } from './followed-rows.tsx'
import { StoredSettings } from './stored-settings.tsx'
import { StoredDataRows } from './stored-data-rows.tsx'
import { OutboxRow, useOutboxCount } from './outbox-row.tsx'
import styles from './your-data-page.module.css'
import { StoredDataRow } from './stored-data-row.tsx'

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

type ClearAllProps = {
  outboxEntries: number
  /** Clears everything outside Web Storage. Resolves with the names of what remains. */
  onClear: () => Promise<readonly string[]>
}

function ClearAll({ outboxEntries, onClear }: ClearAllProps) {
  const { t } = useTranslation(['your-data', 'common'])
  const [isAsking, setIsAsking] = useState(false)

  const clear = async () => {
    setIsAsking(false)
    const remaining = await onClear()
    setTheme(null)
    setLowData(null)
    setHideScores(false)
    for (const id of storedDataIds) clearStoredData(id)
    if (remaining.length === 0) announce(t('all.done'))
    else notify({ id: 'clear', tone: 'bad', title: t('failed', { name: remaining.join(' · ') }) })
  }

  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setIsAsking(true)}>
        <Icon name="delete" />
        {t('all.clear')}
      </Button>
      <Dialog
        open={isAsking}
        onClose={() => setIsAsking(false)}
        title={t('all.title')}
        closeLabel={t('common:close')}
      >
        <div className="stack">
          <p>{t('all.body')}</p>
          {outboxEntries > 0 && (
            <p>
              <strong>{t('outbox.question', { count: outboxEntries })}</strong>
            </p>
          )}
          <p className="row">
            <Button onClick={() => void clear()}>
              {outboxEntries > 0 ? t('all.yesOutbox', { count: outboxEntries }) : t('all.yes')}
            </Button>
            <Button data-autofocus tone="tonal" onClick={() => setIsAsking(false)}>
              {t('keep')}
            </Button>
          </p>
        </div>
      </Dialog>
    </>
  )
}

function OfflineRow({ pages, onClear }: { pages: number; onClear: () => Promise<boolean> }) {
  const { t } = useTranslation('your-data')
  const online = useOnline()
  const [isCleared, setIsCleared] = useState(false)
  const name = t('offline.name')
  return (
    <StoredDataRow
      name={name}
      about={t(pages > 0 ? 'offline.kept' : isCleared ? 'offline.cleared' : 'offline.none')}
      figure={String(pages)}
      isKept={pages > 0}
      question={online ? null : { text: t('offline.question'), yes: t('offline.yes'), no: t('keep') }}
      onClear={() =>
        void onClear().then((isEmpty) => {
          setIsCleared(isEmpty)
          if (isEmpty) announce(t('cleared', { name }))
          else notify({ id: 'clear', tone: 'bad', title: t('failed', { name }) })
        })
      }
    />
  )
}

/** `pages`: how many documents open offline. `weight`: the size of all stored data, not only of these. */
type Read = { pages: number; weight: number | null }

/** `read` is null until it is loaded. `clear` resolves with false if anything remains. */
function useOfflineStore(): { read: Read | null; clear: () => Promise<boolean> } {
  const [read, setRead] = useState<Read | null>(null)
  const refresh = useCallback(() => {
    void Promise.all([countOfflinePages(), readStorageUsage()]).then(([pages, weight]) =>
      setRead({ pages, weight: weight === null ? null : weight + storedBytes() }),
    )
  }, [])
  useEffect(() => {
    refresh()
    const stops = [onStoredChange(refresh), subscribeToOutbox(refresh)]
    return () => stops.forEach((stop) => stop())
  }, [refresh])
  const clear = useCallback(async () => {
    const isEmpty = await clearOfflineStore().then(
      () => true,
      () => false,
    )
    refresh()
    return isEmpty
  }, [refresh])
  return { read, clear }
}
