import { useTranslation } from 'react-i18next'
import type { Player } from '@/content/players/types.ts'
import { useLanguage } from '@/platform/words/language.ts'
import { spoilerOf } from '@/platform/device/spoilers.ts'
import { venueYear } from '@/platform/words/venue-year.ts'
import { Honours } from '@/ui/honours.tsx'
import layout from '@/ui/layout.module.css'
import { Spoiler } from '@/ui/spoiler.tsx'

type AchievementsProps = { player: Player; now: Date | null }

export function Achievements({ player: { id, achievements }, now }: AchievementsProps) {
  const { t } = useTranslation(['player', 'spoilers'])
  const language = useLanguage()
  if (achievements.length === 0) return <p className={layout.soft}>{t('empty.achievements')}</p>
  const honours = achievements.map(({ title, description, dayOffset }) => ({
    id: dayOffset,
    year: now && venueYear(now, dayOffset),
    title: title[language],
    description: description[language],
  }))
  return (
    <Spoiler of={spoilerOf('player', id)} label={t('spoilers:showAll')} isTall>
      <Honours honours={honours} />
    </Spoiler>
  )
}
