import { useTranslation } from 'react-i18next'
import type { Margin } from '@/content/bouts/types.ts'
import { leftToRight } from '@/platform/words/left-to-right.ts'

/** How a team match was won. */
export function MarginText({ margin }: { margin: Margin }) {
  const { t } = useTranslation('divisions')
  switch (margin.by) {
    case 'runs':
    case 'wickets':
    case 'goals':
      return t(`margin.${margin.by}`, { count: margin.amount })
    case 'penalties':
      return t('margin.penalties', { score: leftToRight(margin.score) })
    case 'draw':
      return t('margin.draw')
  }
}
