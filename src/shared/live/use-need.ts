import { useTranslation } from 'react-i18next'
import type { Chase } from './live-figures.ts'

/** "Need 28 runs from 28 balls". */
export function useNeed(chase: Chase | null): string | null {
  const { t } = useTranslation('live')
  return (
    chase &&
    t('need', {
      runs: t('needRuns', { count: chase.runs }),
      balls: t('fromBalls', { count: chase.balls }),
    })
  )
}
