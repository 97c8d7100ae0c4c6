import { useTranslation } from 'react-i18next'
import { leftToRight } from '@/lib/format/left-to-right.ts'

type WinningMarginProps = {
  margin:
    | { by: 'runs' | 'wickets' | 'goals'; amount: number }
    | { by: 'penalties'; score: string }
    | { by: 'draw' }
}

/** The margin of a win in a team match. */
export function WinningMargin({ margin }: WinningMarginProps) {
  return useWinningMargin()(margin)
}

export function useWinningMargin() {
  const { t } = useTranslation('demo')
  return (margin: WinningMarginProps['margin']): string => {
    if (margin.by === 'draw') return t('divisions.margin.draw')
    if (margin.by === 'penalties') {
      return t('divisions.margin.penalties', { score: leftToRight(margin.score) })
    }
    return t(`divisions.margin.${margin.by}`, { count: margin.amount })
  }
}
