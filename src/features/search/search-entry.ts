import type { EventSchedule } from '@/content/events/event-phase.ts'
import type { Localized } from '@/content/localized.ts'
import type { IconName } from '@/ui/icon.tsx'
import type { RayRecord } from '@/drawings/athlete/rays.ts'

/** The kinds of entries. Equally good matches are listed in this order. */
export const searchKinds = [
  'player',
  'team',
  'event',
  'match',
  'service',
  'page',
  'article',
  'help',
  'legal',
] as const
export type SearchKind = (typeof searchKinds)[number]

/** A searchable page. `build/content/search-entries.ts` creates all entries from the pages' data. */
export type SearchEntry = {
  kind: SearchKind
  /** The path without language, with query and hash. */
  path: string
  title: Localized
  /** A second line. Never contains a result. */
  hint: Localized
  /** Further search terms; not shown. */
  words?: Localized
  /** What people type for this page instead of its title (`content/search-phrases.ts`). Counts as a title. */
  phrases?: readonly string[]
  icon: IconName
  /** The data of a player's portrait. */
  portrait?: { record: RayRecord; nation: string }
  /** The day of an event, relative to today, with its hours if it can be live. */
  day?: EventSchedule | { dayOffset: number }
}
