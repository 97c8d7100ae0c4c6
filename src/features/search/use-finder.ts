import { useEffect, useMemo, useState } from 'react'
import { withRetry } from '@/platform/hydration/with-retry.ts'
import { prepareFinder, type EntryFinder } from './find-entries.ts'
import type { SearchEntry } from './search-entry.ts'

/** The search index over all entries. Null until it is loaded. */
export function useFinder(): { entries: readonly SearchEntry[]; finder: EntryFinder } | null {
  const [entries, setEntries] = useState<readonly SearchEntry[] | null>(null)
  useEffect(() => {
    void withRetry(() => import('virtual:search-index')).then((module) => setEntries(module.default))
  }, [])
  return useMemo(() => entries && { entries, finder: prepareFinder(entries) }, [entries])
}
