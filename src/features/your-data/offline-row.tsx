import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { announce } from '@/platform/screen-reader.ts'
import { useLanguage } from '@/platform/i18n/language.ts'
import type { OfflineStore } from '@/platform/device/offline-store.ts'
import { useOnline } from '@/platform/device/online.ts'
import { StoredDataRow } from './stored-data-row.tsx'
import { formatShortSize } from './format-size.ts'

type OfflineRowProps = { read: { store: OfflineStore | null } | null; onClear: () => Promise<void> }

export function OfflineRow({ read, onClear }: OfflineRowProps) {
  const { t } = useTranslation('your-data')
  const language = useLanguage()
  const online = useOnline()
  const [isCleared, setIsCleared] = useState(false)
  const name = t('offline.name')
  const store = read?.store ?? null
  const isKept = store !== null && store.pages > 0
  return (
    <StoredDataRow
      name={name}
      about={
        isKept ? t('offline.kept', { count: store.pages }) : t(isCleared ? 'offline.cleared' : 'offline.none')
      }
      figure={store?.bytes ? formatShortSize(store.bytes, language) : '–'}
      isKept={isKept}
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
