import { useTranslation } from 'react-i18next'
import { isolated, leftToRight } from '@/lib/format/left-to-right.ts'
import { useLanguage } from '@/platform/i18n/language.ts'
import type { FeedMatch } from './feed.ts'
import { getChase, inningsOver, roundOf, scoreOf } from './live-figures.ts'

/**
 * For example "Need 28 runs from 28 balls". In the break the text includes the side's name. After an innings without a
 * chase it says that the innings is over.
 */
export function useRunsNeeded(match: FeedMatch): string | null {
  const { t } = useTranslation('live')
  const language = useLanguage()
  const chase = getChase(match)
  const side = inningsOver(match)
  if (!chase)
    return (
      side &&
      t('news.inningsEnd', {
        team: isolated(side.name[language]),
        score: leftToRight(scoreOf(side, roundOf(match)) ?? ''),
      })
    )
  const runs = t('needRuns', { count: chase.runs })
  const what =
    chase.balls === null ? runs : t('runsFromBalls', { runs, balls: t('fromBalls', { count: chase.balls }) })
  return chase.isToCome
    ? t('sideNeeds', { side: isolated(chase.side.name[language]), what })
    : t('need', { what })
}
