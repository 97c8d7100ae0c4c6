import type { Localized } from '@/content/localized.ts'
import { versus } from '@/content/versus.ts'
import type { Language } from '@/contract/language.ts'
import type { FeedMatch } from '@/platform/live-scores/feed.ts'
import type { SearchEntry } from './search-entry.ts'

/** The feed's match as a search entry. Without figures, so that it does not change with every ball. */
export function liveEntry({ id, status, isSample, series, venue, teams }: FeedMatch): SearchEntry {
  const [first, second] = teams
  const say = (text: (language: Language) => string): Localized => ({ en: text('en'), ar: text('ar') })
  return {
    kind: 'match',
    path: '/live-scores',
    title: say((language) => `${first.name[language]} ${versus[language]} ${second.name[language]}`),
    hint: say((language) => `${series[language]} · ${venue[language]}`),
    words: say(() => `${first.code} ${second.code}`),
    icon: 'cricket',
    live: { id, isOn: status === 'LIVE', isSample },
  }
}
