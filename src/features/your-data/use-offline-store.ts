import { useCallback, useEffect, useState } from 'react'
import { subscribeToOutbox } from '@/outbox/signals.ts'
import { storedBytes } from '@/platform/device/stored-data.ts'
import { clearOfflineStore, countOfflinePages, readStorageUsage } from '@/platform/device/offline-store.ts'
import { onStoredChange } from '@/platform/device/stored.ts'

/** `pages`: how many documents open offline. `weight`: the size of all stored data, not only of these. */
type Read = { pages: number; weight: number | null }

/** `read` is null until it is loaded. */
export function useOfflineStore(): { read: Read | null; clear: () => Promise<void> } {
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
    await clearOfflineStore().catch(() => {}) // the list then shows the remaining entries
    refresh()
  }, [refresh])
  return { read, clear }
}
