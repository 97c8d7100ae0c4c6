import { useTranslation } from 'react-i18next'
import { leftToRight } from '@/platform/words/left-to-right.ts'

type MarginTextProps = {
  margin:
    | { by: 'runs' | 'wickets' | 'goals'; amount: number }
    | { by: 'penalties'; score: string }
    | { by: 'draw' }
}

/** How a team match was won. */
export function MarginText({ margin }: MarginTextProps) {
  const { t } = useTranslation('divisions')
  if (margin.by === 'draw') return t('margin.draw')
  if (margin.by === 'penalties') return t('margin.penalties', { score: leftToRight(margin.score) })
  return t(`margin.${margin.by}`, { count: margin.amount })
}
