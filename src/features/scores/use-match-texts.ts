import { useTranslation } from 'react-i18next'
import { seriesTeams } from '@/content/matches/series.ts'
import type { MatchResult } from '@/content/matches/types.ts'
import { useLanguage } from '@/platform/i18n/language.ts'

/** The name, outcome and toss of a match. */
export function useMatchTexts(
  result: Pick<MatchResult, 'number' | 'innings' | 'winner' | 'margin' | 'toss'>,
) {
  const { t } = useTranslation('scores')
  const language = useLanguage()
  const [first, second] = result.innings
  return {
    sides: t('sides', {
      first: seriesTeams[first.team].name[language],
      second: seriesTeams[second.team].name[language],
    }),
    title: result.number === null ? t('final') : t('match', { number: result.number }),
    outcome: t('wonByRuns', { team: seriesTeams[result.winner].name[language], count: result.margin }),
    toss: result.toss
      ? t(`toss.${result.toss.chose}`, { team: seriesTeams[result.toss.winner].name[language] })
      : t('toss.unknown'),
  }
}
