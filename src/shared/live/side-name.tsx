import type { FeedTeam } from '@/platform/live-scores/feed.ts'
import { useLanguage } from '@/platform/i18n/language.ts'

/** A side on one line: its Latin code or its name. */
export function SideName({ side }: { side: FeedTeam }) {
  const language = useLanguage()
  if (language === 'en') return <abbr title={side.name.en}>{side.code}</abbr>
  return <bdi>{side.name[language]}</bdi>
}
