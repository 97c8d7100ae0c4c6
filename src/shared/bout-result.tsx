import { useTranslation } from 'react-i18next'
import { hiddenScoreId } from '@/platform/device/hide-scores.ts'
import { Dots } from '@/ui/dots.tsx'
import { Tag } from '@/ui/tag.tsx'
import styles from '@/drawings/athlete/bout-row.module.css'
import { HiddenScoreBox, RevealButton } from '@/ui/overlays/hidden-score.tsx'

/** `resultFacts` in `content/bouts/result-words.ts`. `winner`: in words, null if nobody won. */
export type Result = { event: string; pairing: string; winner: string | null; end: readonly string[] }

/** The result of a decided bout. One press reveals all results of the event. */
export function BoutResult({ event, pairing, winner, end }: Result) {
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

/** Marks the winner's corner. The other one has the same room, because its height would reveal a hidden result. */
export function WonTag({ event, hasWon }: { event: string; hasWon: boolean }) {
  const { t } = useTranslation('demo')
  return hasWon ? (
    <span data-hidden-score={hiddenScoreId('event', event)} data-blank>
      <Tag tone="key">{t('bouts.won')}</Tag>
    </span>
  ) : (
    <span className={styles.reserved}>
      <Tag>
        <span data-text={t('bouts.won')} />
      </Tag>
    </span>
  )
}
