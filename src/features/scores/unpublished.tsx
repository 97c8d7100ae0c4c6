import { useTranslation } from 'react-i18next'
import { cricketers } from '@/content/matches/cricketers.ts'
import type { BattingRow, BowlingRow } from '@/content/matches/types.ts'
import { languageFacts } from '@/contract/language.ts'
import { useLanguage } from '@/platform/i18n/language.ts'
import { isPublished } from './is-published.ts'
import styles from './scores.module.css'

/** Lists the players without figures below the table. */
export function Unpublished({ rows }: { rows: readonly (BattingRow | BowlingRow)[] }) {
  const { t } = useTranslation('scores')
  const language = useLanguage()
  const names = rows.filter((row) => !isPublished(row)).map(({ player }) => cricketers[player][language])
  if (names.length === 0) return null
  return (
    <p className={`note ${styles.unpublished}`}>
      {t('unpublished', { names: names.join(languageFacts[language].comma) })}
    </p>
  )
}
