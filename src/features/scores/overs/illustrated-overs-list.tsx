import { useTranslation } from 'react-i18next'
import { seriesTeams } from '@/content/matches/series.ts'
import type { InningsCard, InningsTotal } from '@/content/matches/types.ts'
import { scoreText } from '@/lib/format/score-text.ts'
import { useLanguage } from '@/platform/i18n/language.ts'
import { Ltr } from '@/ui/ltr.tsx'
import { Tag } from '@/ui/tag.tsx'
import { illustrateOvers } from './illustrated-overs.ts'
import styles from './overs.module.css'

type IllustratedOversProps = { total: InningsTotal; card: InningsCard }

export function IllustratedOvers({ total, card }: IllustratedOversProps) {
  const { t } = useTranslation('scores')
  const language = useLanguage()
  const name = seriesTeams[total.team].name[language]
  return (
    <section className={styles.innings}>
      <div className="row">
        <h3>{name}</h3>
        <Ltr numeral>{scoreText(total)}</Ltr>
        <Tag>{t('overs.illustration')}</Tag>
      </div>
      <ol className={styles.list} aria-label={t('overs.illustrationOf', { team: name })}>
        {illustrateOvers(total, card).map((runs, index) => (
          // The index is the over's number, which identifies it.
          <li key={index}>
            <small>{index + 1}</small>
            <Ltr numeral>{runs}</Ltr>
          </li>
        ))}
      </ol>
      {card.checkpoints.length > 0 && (
        <p className="note">
          {t('overs.known')}{' '}
          {card.checkpoints.map(({ afterOver, runs, wickets }, index) => (
            <span key={afterOver}>
              {index > 0 && ' · '}
              <Ltr>{`${runs}/${wickets}`}</Ltr> {t('overs.after', { count: afterOver })}
            </span>
          ))}
        </p>
      )}
    </section>
  )
}
