import { useTranslation } from 'react-i18next'
import type { Team } from '@/content/teams.ts'
import { useLanguage } from '@/platform/language.ts'
import { venueYear } from '@/platform/venue-year.ts'
import { Honours } from '@/ui/honours.tsx'
import layout from '@/ui/layout.module.css'

type AchievementsProps = { team: Team; now: Date | null }

export function Achievements({ team: { achievements }, now }: AchievementsProps) {
  const { t } = useTranslation('team')
  const language = useLanguage()
  if (achievements.length === 0) return <p className={layout.soft}>{t('empty.achievements')}</p>
  const honours = achievements.map(({ title, description, dayOffset }) => ({
    id: dayOffset,
    year: now && venueYear(now, dayOffset),
    title: title[language],
    description: description[language],
  }))
  return <Honours honours={honours} />
}
