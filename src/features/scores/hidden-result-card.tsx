import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { MatchId } from '@/content/matches/types.ts'
import { hiddenScoreId } from '@/platform/device/hide-scores.ts'
import { buttonClass } from '@/ui/button.ts'
import { Icon } from '@/ui/icon.tsx'
import styles from './hidden-result-card.module.css'

/** Replaces a scorecard while scores are hidden. */
export function HiddenResultCard({ match }: { match: MatchId }) {
  const { t } = useTranslation()
  const scoreId = hiddenScoreId('cricket', match)
  return (
    <div className={styles.reveal} data-reveal={scoreId}>
      <div className={`card box empty ${styles.note}`}>
        <Icon name="eye-off" />
        <h3>{t('hideScores.card.heading')}</h3>
        <p className="soft">{t('hideScores.card.body')}</p>
        <p className="row">
          <button type="button" className={buttonClass()}>
            <Icon name="eye" />
            {t('hideScores.card.reveal')}
          </button>
          <Link to="/watch" className={buttonClass({ tone: 'tonal' })}>
            <Icon name="play" />
            {t('hideScores.card.replay')}
          </Link>
        </p>
      </div>
    </div>
  )
}
