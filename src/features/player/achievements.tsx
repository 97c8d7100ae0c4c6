import { useTranslation } from 'react-i18next'
import type { Player } from '@/content/players.ts'
import { useLanguage } from '@/platform/language.ts'
import { venueYear } from '@/platform/venue-year.ts'
import layout from '@/ui/layout.module.css'
import { Ltr } from '@/ui/ltr.tsx'
import styles from './achievements.module.css'

type AchievementsProps = { player: Player; now: Date | null }

export function Achievements({ player: { achievements }, now }: AchievementsProps) {
  const { t } = useTranslation('player')
  const language = useLanguage()
  if (achievements.length === 0) return <p className={layout.soft}>{t('empty.achievements')}</p>
  return (
    <ul>
      {achievements.map(({ title, description, dayOffset }) => (
        <li key={dayOffset} className={styles.achievement}>
          <Ltr numeral className={styles.year}>
            {now ? String(venueYear(now, dayOffset)) : '\u00a0'}
          </Ltr>
          <div>
            <h3>{title[language]}</h3>
            <p className={layout.soft}>{description[language]}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}
