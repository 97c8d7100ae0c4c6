import { useTranslation } from 'react-i18next'
import { cricketers } from '@/content/matches/cricketers.ts'
import type { ResultWithoutScorecard } from '@/content/matches/types.ts'
import { hiddenScoreId } from '@/platform/device/hide-scores.ts'
import { formatDate } from '@/lib/format/format.ts'
import { useLanguage } from '@/platform/i18n/language.ts'
import { Icon } from '@/ui/icon.tsx'
import { Ltr } from '@/ui/ltr.tsx'
import { RevealButton, HiddenScoreBox } from '@/ui/overlays/hidden-score.tsx'
import { Scorebug } from './scorebug.tsx'
import styles from '../scores.module.css'
import { Unknown } from '../unknown.tsx'
import { useMatchTexts } from '../use-match-texts.ts'

/** The known facts of a match without a scorecard. It cannot be selected, and says so. */
export function ResultWithoutScorecardRow({ match }: { match: ResultWithoutScorecard }) {
  const { t } = useTranslation(['scores', 'common'])
  const language = useLanguage()
  const { title, outcome, toss } = useMatchTexts(match)
  const scoreId = hiddenScoreId('cricket', `${match.number}`)
  const { playerOfMatch } = match
  return (
    <div id={`match-${match.number}`} className={`note ${styles.uncarded}`}>
      <Scorebug
        label={title}
        date={formatDate(new Date(match.startsAt), language, 'dayMonth')}
        innings={match.innings}
        winner={match.winner}
        scoreId={scoreId}
      />
      {/* In place of the foot, because on a phone all cards are as tall as the tallest. */}
      <details>
        <summary>
          {t('uncarded.short')}
          <Icon name="chevron-down" />
        </summary>
        <HiddenScoreBox reveal={<RevealButton of={scoreId}>{t('common:hideScores.show')}</RevealButton>}>
          <p data-hidden-score={scoreId}>
            <strong>{outcome}</strong>
            <br />
            {toss}
            <br />
            {t('playerOfMatch')}
            {': '}
            {playerOfMatch ? (
              <>
                <bdi>{cricketers[playerOfMatch.player][language]}</bdi>{' '}
                <Ltr>{playerOfMatch.figures.join(', ')}</Ltr>
              </>
            ) : (
              <Unknown />
            )}
          </p>
        </HiddenScoreBox>
        <p>{t('uncarded.reason')}</p>
      </details>
    </div>
  )
}
