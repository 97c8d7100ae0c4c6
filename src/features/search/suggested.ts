import type { SearchEntry } from './search-entry.ts'

/** Popular pages, shown before any input. */
const suggestedPaths = [
  '/event/battle-of-the-burj',
  '/live-scores',
  '/watch',
  '/players',
  '/#packages',
  '/help#find-code',
]

export function suggested(entries: readonly SearchEntry[]): readonly SearchEntry[] {
  return suggestedPaths.flatMap((path) => entries.find((entry) => entry.path === path) ?? [])
}
