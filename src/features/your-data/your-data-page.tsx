import { Link } from '@tanstack/react-router'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Language } from '@/contract/language.ts'
import { formatNumber } from '@/lib/format/format.ts'
import { broadcastOutboxChange, outboxExists, subscribeToOutbox } from '@/outbox/signals.ts'
import { clearOutbox, listReceipts, listRows } from '@/outbox/store.ts'
import { setHideScores } from '@/platform/device/hide-scores.ts'
import { setLowData } from '@/platform/device/low-data.ts'
import { clearOfflineStore, countOfflinePages, readStorageUsage } from '@/platform/device/offline-store.ts'
import { useOnline } from '@/platform/device/online.ts'
import { clearStoredData, storedBytes, storedDataIds } from '@/platform/device/stored-data.ts'
import { onStoredChange } from '@/platform/device/stored.ts'
import { setTheme } from '@/platform/device/theme.ts'
import { useLanguage } from '@/platform/i18n/language.ts'
import { announce } from '@/platform/screen-reader.ts'
import { notify } from '@/platform/toasts.ts'
import { InstallButton } from '@/shared/install-button.tsx'
import { Rows } from '@/ui/blocks/row.tsx'
import { Button } from '@/ui/button.tsx'
import { Icon } from '@/ui/icon.tsx'
import { Ltr } from '@/ui/ltr.tsx'
import { Confirm } from '@/ui/overlays/confirm.tsx'
import { PageHeader } from '@/ui/page-header.tsx'
import { FollowedRows } from './followed-rows.tsx'
import { SettingRows } from './setting-rows.tsx'
import { StoredRow, TextRow } from './stored-row.tsx'

/** Lists all data that this site stores on this device, with buttons to delete it. */
export function YourDataPage() {
  const { t } = useTranslation(['your-data', 'common'])
  const outbox = useStore(outboxStore)
  const offline = useStore(offlineStore)
  const unsent = outbox.held?.entries ?? 0
  const pages = offline.held?.pages ?? 0

  const clearAll = async () => {
    const remaining = [
      ...((await outbox.clear()) ? [] : [t('outbox.name')]),
      ...((await offline.clear()) ? [] : [t('offline.name')]),
    ]
    setTheme(null)
    setLowData(null)
    setHideScores(false)
    for (const id of storedDataIds) clearStoredData(id)
    if (remaining.length === 0) announce(t('all.done'))
    else notify({ id: 'clear', tone: 'bad', title: t('failed', { name: remaining.join(' · ') }) })
  }

  return (
    <>
      <PageHeader
        label={t('label')}
        heading={t('heading')}
        lead={t('lead')}
        aside={
          // A new element once the size is known: replacing an element does not count as a layout shift.
          <Weight key={offline.held ? 'read' : 'unread'} bytes={offline.held && offline.held.weight} />
        }
      />
      <div className="wrap section stack gap-5">
        <Rows>
          <TextRow id="language" />
          <FollowedRows />
          <TextRow id="watchCode" />
          <OutboxRow {...outbox} />
          <OfflineRow pages={pages} onClear={offline.clear} />
          {(['plan', 'drafts', 'profile', 'pass', 'read', 'notes'] as const).map((id) => (
            <TextRow key={id} id={id} />
          ))}
          <SettingRows />
        </Rows>
        <div className="row">
          <Confirm
            question={t('all.title')}
            body={
              <div className="stack">
                <p>{t('all.body')}</p>
                {unsent > 0 && <strong>{t('outbox.question', { count: unsent })}</strong>}
              </div>
            }
            yes={unsent > 0 ? t('all.yesOutbox', { count: unsent }) : t('all.yes')}
            no={t('keep')}
            closeLabel={t('common:close')}
            onYes={() => void clearAll()}
          >
            {(ask) => (
              <Button aria-haspopup="dialog" onClick={ask}>
                <Icon name="delete" />
                {t('all.clear')}
              </Button>
            )}
          </Confirm>
          <InstallButton />
          <Link to="/privacy" className="link">
            {t('privacy')}
            <Icon name="arrow-forward" />
          </Link>
        </div>
      </div>
    </>
  )
}

/** Null until the size is known, or if the browser does not say it. */
function Weight({ bytes }: { bytes: number | null }) {
  const { t } = useTranslation('your-data')
  const language = useLanguage()
  const size = bytes === null ? null : formatSize(bytes, language)
  return (
    <p>
      <span className="note">{t('weight')}</span>
      <br />
      <Ltr className="figure-2">{size?.figure ?? '–'}</Ltr> {size && <b>{t(`unit.${size.unit}`)}</b>}
    </p>
  )
}

/** For example `1.9` and its unit. Small amounts are in kilobytes, so that only an empty store shows zero. */
function formatSize(bytes: number, language: Language): { figure: string; unit: 'kb' | 'mb' } {
  if (bytes < 100_000) return { figure: formatNumber(Math.ceil(bytes / 1_000), language), unit: 'kb' }
  const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1 }
  return { figure: formatNumber(bytes / 1_000_000, language, digits), unit: 'mb' }
}

/** Unsent enquiries exist nowhere else, so deleting them requires a confirmation that states their number. */
function OutboxRow({ held, clear }: ReturnType<typeof useStore<OutboxCount>>) {
  const { t } = useTranslation('your-data')
  const { entries, receipts } = held ?? { entries: 0, receipts: 0 }
  return (
    <StoredRow
      id="outbox"
      about={
        <>
          {entries > 0
            ? t('outbox.kept')
            : receipts > 0
              ? t('outbox.sent', { count: receipts })
              : t('outbox.none')}{' '}
          <Link to="/enquiries">{t('outbox.see')}</Link>
        </>
      }
      value={String(entries)}
      isKept={entries + receipts > 0}
      confirm={
        entries > 0 && {
          question: t('outbox.question', { count: entries }),
          yes: t('outbox.yes', { count: entries }),
        }
      }
      onClear={clear}
      failed={t('outbox.failed')}
    />
  )
}

function OfflineRow({ pages, onClear }: { pages: number; onClear: () => Promise<boolean> }) {
  const { t } = useTranslation('your-data')
  const online = useOnline()
  const [isCleared, setIsCleared] = useState(false)
  return (
    <StoredRow
      id="offline"
      about={t(pages > 0 ? 'offline.kept' : isCleared ? 'offline.cleared' : 'offline.none')}
      value={String(pages)}
      isKept={pages > 0}
      confirm={!online && { question: t('offline.question'), yes: t('offline.yes') }}
      onClear={async () => {
        const isEmpty = await onClear()
        setIsCleared(isEmpty)
        return isEmpty
      }}
    />
  )
}

type Store<Held> = {
  read: () => Promise<Held>
  subscribe: (onChange: () => void) => () => void
  /** Resolves with false if anything remains. */
  clear: () => Promise<boolean>
}

/** Pending enquiries, and records of enquiries delivered later. */
type OutboxCount = { entries: number; receipts: number }

const outboxStore: Store<OutboxCount> = {
  read: async () => {
    if (!(await outboxExists())) return { entries: 0, receipts: 0 }
    const [rows, receipts] = await Promise.all([listRows(), listReceipts()])
    return { entries: rows.length, receipts: receipts.length }
  },
  subscribe: subscribeToOutbox,
  clear: async () => {
    const isEmpty = !(await outboxExists()) || (await clearOutbox().catch(() => false))
    broadcastOutboxChange('changed')
    return isEmpty
  },
}

/** `pages`: how many documents open offline. `weight`: the size of all stored data, not only of these. */
const offlineStore: Store<{ pages: number; weight: number | null }> = {
  read: async () => {
    const [pages, usage] = await Promise.all([countOfflinePages(), readStorageUsage()])
    return { pages, weight: usage === null ? null : usage + storedBytes() }
  },
  subscribe: (onChange) => {
    const stops = [onStoredChange(onChange), subscribeToOutbox(onChange)]
    return () => stops.forEach((stop) => stop())
  },
  clear: () =>
    clearOfflineStore().then(
      () => true,
      () => false,
    ),
}

/** `held` is null until it is read, or if reading fails. */
function useStore<Held>(store: Store<Held>): { held: Held | null; clear: () => Promise<boolean> } {
  const [held, setHeld] = useState<Held | null>(null)
  const last = useRef(0)
  const refresh = useCallback(() => {
    const own = (last.current += 1)
    void store
      .read()
      .catch(() => null)
      .then((read) => own === last.current && setHeld(read)) // an older read may end later
  }, [store])
  useEffect(() => {
    refresh()
    return store.subscribe(refresh)
  }, [store, refresh])
  const clear = async () => {
    const isEmpty = await store.clear()
    refresh()
    return isEmpty
  }
  return { held, clear }
}
