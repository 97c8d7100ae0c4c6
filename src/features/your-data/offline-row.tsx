import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { announce } from '@/platform/screen-reader.ts'
import { useOnline } from '@/platform/device/online.ts'
import { StoredDataRow } from './stored-data-row.tsx'

type OfflineRowProps = { pages: number; onClear: () => Promise<void> }

export function OfflineRow({ pages, onClear }: OfflineRowProps) {
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
        void onClear().then(() => {
          setIsCleared(true)
          announce(t('cleared', { name }))
        })
      }
    />
  )
}
