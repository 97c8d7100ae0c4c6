import { useCallback, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { subscribeToOutbox } from '@/outbox/signals.ts'
import { clearOfflineStore, countOfflinePages, readStorageUsage } from '@/platform/device/offline-store.ts'
import { useOnline } from '@/platform/device/online.ts'
import { storedBytes } from '@/platform/device/stored-data.ts'
import { onStoredChange } from '@/platform/device/stored.ts'
import { announce } from '@/platform/screen-reader.ts'
import { notify } from '@/platform/toasts.ts'
import { StoredDataRow } from './stored-data-row.tsx'

export function OfflineRow({ pages, onClear }: { pages: number; onClear: () => Promise<boolean> }) {
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
export function useOfflineStore(): { read: Read | null; clear: () => Promise<boolean> } {
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
