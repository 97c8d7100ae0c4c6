import { useTranslation } from 'react-i18next'
import type { Language } from '@/contract/language.ts'
import { hiddenScoreId } from '@/platform/device/hide-scores.ts'
import { useLanguage } from '@/platform/i18n/language.ts'
import { venueYear } from '@/lib/format/venue-year.ts'
import { Honours } from '@/drawings/athlete/honours.tsx'
import { HiddenScore } from '@/ui/overlays/hidden-score.tsx'

type LocalizedText = Record<Language, string>

type AchievementsProps = {
  kind: 'player' | 'team'
  of: {
    id: string
    achievements: readonly { title: LocalizedText; description: LocalizedText; dayOffset: number }[]
  }
  now: Date | null
}

/** The achievements of a player or a team, hidden and revealed together. */
export function Achievements({ kind, of: { id, achievements }, now }: AchievementsProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const honours = achievements.map(({ title, description, dayOffset }) => ({
    id: dayOffset,
    year: now && venueYear(now, dayOffset),
    title: title[language],
    description: description[language],
  }))
  return (
    <HiddenScore of={hiddenScoreId(kind, id)} label={t('hideScores.showAll')} isTall>
      <Honours honours={honours} />
    </HiddenScore>
  )
}
