import { Link } from '@tanstack/react-router'
import { useCallback, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { broadcastOutboxChange, outboxExists, subscribeToOutbox } from '@/outbox/signals.ts'
import { clearOutbox, listReceipts, listRows } from '@/outbox/store.ts'
import { announce } from '@/platform/screen-reader.ts'
import { StoredDataRow } from './stored-data-row.tsx'

type OutboxRowProps = { count: OutboxCount | null; onClear: () => Promise<void> }

/** Unsent enquiries exist nowhere else, so deleting them requires a confirmation that states their number. */
export function OutboxRow({ count, onClear }: OutboxRowProps) {
  const { t } = useTranslation('your-data')
  const name = t('outbox.name')
  const { entries, receipts } = count ?? { entries: 0, receipts: 0 }
  const about =
    entries > 0 ? t('outbox.kept') : receipts > 0 ? t('outbox.sent', { count: receipts }) : t('outbox.none')
  return (
    <StoredDataRow
      name={name}
      about={
        <>
          {about} <Link to="/enquiries">{t('outbox.see')}</Link>
        </>
      }
      figure={String(entries)}
      isKept={entries + receipts > 0}
      question={
        entries > 0
          ? {
              text: t('outbox.question', { count: entries }),
              yes: t('outbox.yes', { count: entries }),
              no: t('keep'),
            }
          : null
      }
      onClear={() =>
        void onClear().then(
          () => announce(t('cleared', { name })),
          () => announce(t('failed', { name })),
        )
      }
    />
  )
}

/** The number of outbox entries: pending enquiries, and records of enquiries delivered later. */
type OutboxCount = { entries: number; receipts: number }

/** `count` is null until it is read, or if reading fails. */
export function useOutboxCount(): { count: OutboxCount | null; clear: () => Promise<void> } {
  const [count, setCount] = useState<OutboxCount | null>(null)
  const refresh = useCallback(() => {
    void readOutbox().then(setCount, () => setCount(null))
  }, [])
  useEffect(() => {
    refresh()
    return subscribeToOutbox(refresh)
  }, [refresh])

  const clear = useCallback(async () => {
    if (await outboxExists()) await clearOutbox()
    broadcastOutboxChange('changed')
    refresh()
  }, [refresh])

  return { count, clear }
}

async function readOutbox(): Promise<OutboxCount> {
  if (!(await outboxExists())) return { entries: 0, receipts: 0 }
  const [rows, receipts] = await Promise.all([listRows(), listReceipts()])
  return { entries: rows.length, receipts: receipts.length }
}
