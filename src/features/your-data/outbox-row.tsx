import { Link } from '@tanstack/react-router'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { broadcastOutboxChange, outboxExists, subscribeToOutbox } from '@/outbox/signals.ts'
import { clearOutbox, listReceipts, listRows } from '@/outbox/store.ts'
import { announce } from '@/platform/screen-reader.ts'
import { notify } from '@/platform/toasts.ts'
import { StoredDataRow } from './stored-data-row.tsx'

type OutboxRowProps = { count: OutboxCount | null; onClear: () => Promise<boolean> }

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
        void onClear().then((isEmpty) => {
          if (isEmpty) announce(t('cleared', { name }))
          else notify({ id: 'clear', tone: 'bad', title: t('failed', { name }), body: t('outbox.failed') })
        })
      }
    />
  )
}

/** The number of outbox entries: pending enquiries, and records of enquiries delivered later. */
type OutboxCount = { entries: number; receipts: number }

/** `count` is null until it is read, or if reading fails. `clear` resolves with false if messages remain. */
export function useOutboxCount(): { count: OutboxCount | null; clear: () => Promise<boolean> } {
  const [count, setCount] = useState<OutboxCount | null>(null)
  const last = useRef(0)
  const refresh = useCallback(() => {
    const own = (last.current += 1)
    void readOutbox()
      .catch(() => null)
      .then((read) => own === last.current && setCount(read)) // an older read may end later
  }, [])
  useEffect(() => {
    refresh()
    return subscribeToOutbox(refresh)
  }, [refresh])

  const clear = useCallback(async () => {
    const isEmpty = !(await outboxExists()) || (await clearOutbox().catch(() => false))
    broadcastOutboxChange('changed')
    refresh()
    return isEmpty
  }, [refresh])

  return { count, clear }
}

async function readOutbox(): Promise<OutboxCount> {
  if (!(await outboxExists())) return { entries: 0, receipts: 0 }
  const [rows, receipts] = await Promise.all([listRows(), listReceipts()])
  return { entries: rows.length, receipts: receipts.length }
}
