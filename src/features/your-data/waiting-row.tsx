import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { announce } from '@/platform/screen-reader.ts'
import { StoredDataRow } from './stored-data-row.tsx'
import type { OutboxCount } from './use-outbox-count.ts'

type WaitingRowProps = { count: OutboxCount | null; onClear: () => Promise<void> }

/** Unsent enquiries exist nowhere else, so deleting them requires a confirmation that states their number. */
export function WaitingRow({ count, onClear }: WaitingRowProps) {
  const { t } = useTranslation('your-data')
  const name = t('waiting.name')
  const { waiting, sent } = count ?? { waiting: 0, sent: 0 }
  const about =
    waiting > 0 ? t('waiting.kept') : sent > 0 ? t('waiting.sent', { count: sent }) : t('waiting.none')
  return (
    <StoredDataRow
      name={name}
      about={
        <>
          {about} <Link to="/enquiries">{t('waiting.see')}</Link>
        </>
      }
      figure={String(waiting)}
      isKept={waiting + sent > 0}
      question={
        waiting > 0
          ? {
              text: t('waiting.question', { count: waiting }),
              yes: t('waiting.yes', { count: waiting }),
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
