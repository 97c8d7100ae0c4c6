import { useTranslation } from 'react-i18next'
import { useLanguage } from '@/platform/i18n/language.ts'
import type { Chase } from './live-figures.ts'

/** For example "Need 28 runs from 28 balls". In the break the text includes the side's name. */
export function useNeed(chase: Chase | null): string | null {
  const { t } = useTranslation('live')
  const language = useLanguage()
  if (!chase) return null
  const runs = t('needRuns', { count: chase.runs })
  const what =
    chase.balls === null ? runs : t('runsFromBalls', { runs, balls: t('fromBalls', { count: chase.balls }) })
  return chase.isToCome ? t('sideNeeds', { side: chase.side.name[language], what }) : t('need', { what })
}
