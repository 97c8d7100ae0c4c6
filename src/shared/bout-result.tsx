import { useTranslation } from 'react-i18next'
import { hiddenScoreId } from '@/platform/device/hide-scores.ts'
import { Dots } from '@/ui/dots.tsx'
import { HiddenScoreBox, RevealButton } from '@/ui/overlays/hidden-score.tsx'

/** `resultFacts` in `content/bouts/result-words.ts`. `winner`: in words, null if nobody won. */
type BoutResultProps = { event: string; pairing: string; winner: string | null; end: readonly string[] }

/** The result of a decided bout. One press reveals all results of the event. */
export function BoutResult({ event, pairing, winner, end }: BoutResultProps) {
  const { t } = useTranslation()
  const scoreId = hiddenScoreId('event', event)
  return (
    <HiddenScoreBox
      reveal={
        <RevealButton of={scoreId}>
          {t('hideScores.showAll')}
          <span className="visually-hidden">{`: ${pairing}`}</span>
        </RevealButton>
      }
    >
      <p className="note" data-hidden-score={scoreId}>
        <Dots items={[winner && <b key="winner">{winner}</b>, ...end]} />
      </p>
    </HiddenScoreBox>
  )
}
