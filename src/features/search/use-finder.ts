import { useEffect, useMemo, useState } from 'react'
import { patiently } from '@/platform/parts/patiently.ts'
import { prepareFinder, type Finder } from './find-entries.ts'
import type { SearchEntry } from './search-entry.ts'

/** Everything there is to find, and who finds it; null until it has come. */
export function useFinder(): { entries: readonly SearchEntry[]; finder: Finder } | null {
  const [entries, setEntries] = useState<readonly SearchEntry[] | null>(null)
  useEffect(() => {
    void patiently(() => import('virtual:search-index')).then((module) => setEntries(module.default))
  }, [])
  return useMemo(() => entries && { entries, finder: prepareFinder(entries) }, [entries])
}
