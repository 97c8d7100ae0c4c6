import type { Night } from '@/content/event-phase.ts'
import type { Localized } from '@/content/localized.ts'
import type { IconName } from '@/ui/icon.tsx'
import type { RayRecord } from '@/ui/athlete/rays.ts'

/** What can be found, in the order in which equally good finds are listed. */
export const searchKinds = ['player', 'team', 'event', 'match', 'service', 'page', 'article', 'help'] as const
export type SearchKind = (typeof searchKinds)[number]

/** A place of the site. `prerender/search-entries.ts` writes them all, from what the pages themselves are made of. */
export type SearchEntry = {
  kind: SearchKind
  /** The address without language; query and hash belong to it. */
  path: string
  title: Localized
  /** A line that tells more. Never how something ended. */
  hint: Localized
  /** What else it is found by; not shown. */
  words: Localized
  icon: IconName
  /** Of a player: what the portrait is drawn from. */
  portrait?: { record: RayRecord; nation: string }
  /** Of an event, as days from today; with its hours when it can be live. */
  day?: { offset: number; night?: Night }
}
