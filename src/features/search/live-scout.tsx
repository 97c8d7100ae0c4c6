import { useEffect, type Dispatch, type SetStateAction } from 'react'
import { recordedIds } from 'virtual:matches/recorded-ids'
import { useLiveMatch } from '@/shared/live/use-live-match.ts'
import { liveEntry } from './live-entry.ts'
import type { SearchEntry } from './search-entry.ts'

type LiveScoutProps = { onChange: Dispatch<SetStateAction<SearchEntry | null>> }

/** Adds a live match while the search is open, which does not wait for the feed. */
export function LiveScout({ onChange }: LiveScoutProps) {
  const { match } = useLiveMatch(recordedIds)
  useEffect(() => {
    const found = match && liveEntry(match)
    // Another ball must not fold all entries anew.
    onChange((held) => (JSON.stringify(held) === JSON.stringify(found) ? held : found))
  }, [match, onChange])
  return null
}
