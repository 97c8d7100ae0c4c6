import { seriesMatches } from 'virtual:matches/calendar'
import { useTranslation } from 'react-i18next'
import { allMatches } from '@/content/matches/all-matches.ts'
import { findResult, seriesEndedAt } from '@/content/matches/series.ts'
import { stageAt } from '@/content/matches/series-stage.ts'
import { formatDate } from '@/lib/format/format.ts'
import { useNow } from '@/platform/device/clock.ts'
import { hiddenScoreId } from '@/platform/device/hide-scores.ts'
import { useLanguage } from '@/platform/i18n/language.ts'
import { RevealButton, HiddenScoreBox } from '@/ui/overlays/hidden-score.tsx'
import { useMatchTexts } from '../use-match-texts.ts'

/** The stage of the series. While scores are hidden, the line contains only dates and counts. */
export function SeriesStage() {
  const { t } = useTranslation(['scores', 'common'])
  const language = useLanguage()
  const now = useNow() ?? new Date(seriesEndedAt)
  const { stage, ended, all } = stageAt(allMatches, now)
  const final = findResult('final')
  const { sides, outcome } = useMatchTexts(final)
  const date = formatDate(
    new Date(stage === 'before' ? seriesMatches[0].playedOn : final.startsAt),
    language,
    'long',
  )
  const scoreId = hiddenScoreId('cricket', stage === 'over' ? 'final' : 'table')
  return (
    <div>
      <p>{t(`stage.${stage}`, { date, all, count: ended })}</p>
      {(stage === 'final' || stage === 'over') && (
        <HiddenScoreBox reveal={<RevealButton of={scoreId}>{t('common:hideScores.show')}</RevealButton>}>
          <p data-hidden-score={scoreId}>
            <strong>{stage === 'over' ? t('told', { sides, outcome }) : sides}</strong>
          </p>
        </HiddenScoreBox>
      )}
    </div>
  )
}
