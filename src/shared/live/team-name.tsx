import { languageFacts } from '@/contract/language.ts'
import type { FeedTeam } from '@/platform/live-scores/feed.ts'
import { useLanguage } from '@/platform/i18n/language.ts'

/** A side on one line: its Latin code, else its shortest name. */
export function TeamName({ side }: { side: FeedTeam }) {
  const language = useLanguage()
  if (languageFacts[language].script === 'latin') return <abbr title={side.name[language]}>{side.code}</abbr>
  return <bdi>{(side.shortName ?? side.name)[language]}</bdi>
}
