import type { Night } from '@/content/events/event-phase.ts'
import type { Localized } from '@/content/localized.ts'
import type { IconName } from '@/ui/icon.tsx'
import type { RayRecord } from '@/ui/athlete/rays.ts'

/** Kinds of entries, in the order in which equally good matches are listed. */
export const searchKinds = ['player', 'team', 'event', 'match', 'service', 'page', 'article', 'help'] as const
export type SearchKind = (typeof searchKinds)[number]

/** A place of the site. `prerender/search-entries.ts` makes them all, from the pages' own data. */
export type SearchEntry = {
  kind: SearchKind
  /** The address without language, with query and hash. */
  path: string
  title: Localized
  /** A second line. Never contains a result. */
  hint: Localized
  /** Further search terms; not shown. */
  words: Localized
  icon: IconName
  /** The data of a player's portrait. */
  portrait?: { record: RayRecord; nation: string }
  /** The day of an event, relative to today; with its hours if it can be live. */
  day?: { offset: number; night?: Night }
}
