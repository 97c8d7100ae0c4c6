import { useCallback, useEffect, useState } from 'react'
import {
  clearOfflineStore,
  readOfflineStore,
  readWeight,
  type OfflineStore,
} from '@/platform/offline-store.ts'

type Read = { store: OfflineStore | null; weight: number | null }

/** Null until it is read. */
export function useOfflineStore(): { read: Read | null; refresh: () => void; clear: () => Promise<void> } {
  const [read, setRead] = useState<Read | null>(null)
  const refresh = useCallback(() => {
    void Promise.all([readOfflineStore(), readWeight()]).then(([store, weight]) => setRead({ store, weight }))
  }, [])
  useEffect(refresh, [refresh])
  const clear = useCallback(async () => {
    await clearOfflineStore().catch(() => {}) // what is left shows in the list
    refresh()
  }, [refresh])
  return { read, refresh, clear }
}
