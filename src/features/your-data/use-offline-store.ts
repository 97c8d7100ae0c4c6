import { useCallback, useEffect, useState } from 'react'
import { subscribeToOutbox } from '@/outbox/signals.ts'
import { storedBytes } from '@/platform/device/stored-data.ts'
import {
  clearOfflineStore,
  readOfflineStore,
  readStorageUsage,
  type OfflineStore,
} from '@/platform/device/offline-store.ts'
import { onStoredChange } from '@/platform/device/stored.ts'

/** `weight`: the size of all stored data, not only of the stored pages. */
type Read = { store: OfflineStore | null; weight: number | null }

/** `read` is null until it is loaded. */
export function useOfflineStore(): { read: Read | null; refresh: () => void; clear: () => Promise<void> } {
  const [read, setRead] = useState<Read | null>(null)
  const refresh = useCallback(() => {
    void Promise.all([readOfflineStore(), readStorageUsage()]).then(([store, weight]) =>
      setRead({ store, weight: weight === null ? null : weight + storedBytes() }),
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
  return { read, refresh, clear }
}
