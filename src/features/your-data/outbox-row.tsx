import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { announce } from '@/platform/screen-reader.ts'
import { StoredDataRow } from './stored-data-row.tsx'
import type { OutboxCount } from './use-outbox-count.ts'

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
