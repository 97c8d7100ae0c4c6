import { useTranslation } from 'react-i18next'
import type { Language } from '@/contract/language.ts'
import { spoilerOf } from '@/platform/device/spoilers.ts'
import { useLanguage } from '@/platform/words/language.ts'
import { venueYear } from '@/platform/words/venue-year.ts'
import { Honours } from '@/ui/honours.tsx'
import layout from '@/ui/layout.module.css'
import { Spoiler } from '@/ui/spoiler.tsx'

type AchievementsProps = {
  kind: 'player' | 'team'
  of: {
    id: string
    achievements: readonly {
      title: Record<Language, string>
      description: Record<Language, string>
      dayOffset: number
    }[]
  }
  now: Date | null
  /** Where there are none. */
  empty: string
}

export function Achievements({ kind, of: { id, achievements }, now, empty }: AchievementsProps) {
  const { t } = useTranslation('spoilers')
  const language = useLanguage()
  if (achievements.length === 0) return <p className={layout.soft}>{empty}</p>
  const honours = achievements.map(({ title, description, dayOffset }) => ({
    id: dayOffset,
    year: now && venueYear(now, dayOffset),
    title: title[language],
    description: description[language],
  }))
  return (
    <Spoiler of={spoilerOf(kind, id)} label={t('showAll')} isTall>
      <Honours honours={honours} />
    </Spoiler>
  )
}
