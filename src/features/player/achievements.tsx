import { useTranslation } from 'react-i18next'
import type { Player } from '@/content/players.ts'
import { useLanguage } from '@/platform/language.ts'
import { venueYear } from '@/platform/venue-year.ts'
import { Honours } from '@/ui/honours.tsx'
import layout from '@/ui/layout.module.css'

type AchievementsProps = { player: Player; now: Date | null }

export function Achievements({ player: { achievements }, now }: AchievementsProps) {
  const { t } = useTranslation('player')
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
