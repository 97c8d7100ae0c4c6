import { useTranslation } from 'react-i18next'
import { endWords } from '@/content/bouts/result-words.ts'
import { isCorner, nameOf, sideOf } from '@/content/bouts/sides.ts'
import type { Bout } from '@/content/bouts/types.ts'
import { hiddenScoreId } from '@/platform/device/hide-scores.ts'
import { useLanguage } from '@/platform/i18n/language.ts'
import { HiddenScoreBox, RevealButton } from '@/ui/overlays/hidden-score.tsx'

/** The result of a decided bout. One press reveals all results of the event. */
export function BoutResult({ bout }: { bout: Bout }) {
  const { t, i18n } = useTranslation(['event', 'demo', 'common'])
  const language = useLanguage()
  if (!bout.result) return null
  const { winner } = bout.result
  const scoreId = hiddenScoreId('event', bout.event)
  const nameIn = (corner: 'red' | 'blue') => nameOf(sideOf(bout, corner))[language]
  return (
    <HiddenScoreBox
      reveal={
        <RevealButton of={scoreId}>
          {t('common:hideScores.showAll')}
          <span className="visually-hidden">{`: ${nameIn('red')} – ${nameIn('blue')}`}</span>
        </RevealButton>
      }
    >
      <p className="note" data-hidden-score={scoreId}>
        {isCorner(winner) && (
          <>
            <b>{t('card.winner', { name: nameIn(winner) })}</b>
            {' · '}
          </>
        )}
        {endWords(bout, i18n).join(' · ')}
      </p>
    </HiddenScoreBox>
  )
}
