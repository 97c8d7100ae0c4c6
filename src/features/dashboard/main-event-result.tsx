import { useTranslation } from 'react-i18next'
import type { CombatResult, TeamMatch } from '@/content/bouts/types.ts'
import type { SportsEvent } from '@/content/events/types.ts'
import { cardOf } from '@/content/bouts/records.ts'
import { useLanguage } from '@/platform/i18n/language.ts'
import { leftToRight } from '@/lib/format/left-to-right.ts'
import { hiddenScoreId } from '@/platform/device/hide-scores.ts'
import { Ltr } from '@/ui/ltr.tsx'
import { RevealButton, HiddenScoreBox } from '@/ui/overlays/hidden-score.tsx'
import styles from './reel.module.css'
import { isCorner, nameOf, sideOf } from '@/content/bouts/sides.ts'

/** The winner of the main event and the method or score. */
export function MainEventResult({ event }: { event: SportsEvent }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const [main] = cardOf(event.id)
  if (!main?.result) return null
  const { winner } = main.result
  return (
    <HiddenScoreBox
      reveal={
        <RevealButton of={hiddenScoreId('event', event.id)}>
          {t('hideScores.show')}
          <span className="visually-hidden">{`: ${event.title[language]}`}</span>
        </RevealButton>
      }
    >
      <p className={styles.verdict} data-hidden-score={hiddenScoreId('event', event.id)}>
        {isCorner(winner) && <b>{nameOf(sideOf(main, winner))[language]}</b>}
        {main.kind === 'combat'
          ? main.result && <Method result={main.result} />
          : main.result && <Score result={main.result} />}
      </p>
    </HiddenScoreBox>
  )
}

function Method({ result }: { result: CombatResult }) {
  const { t } = useTranslation(['dashboard', 'demo'])
  const method = t(`demo:divisions.method.${result.method}`)
  const isFull = ['unanimous', 'split', 'majority', 'draw'].includes(result.method)
  return <span>{isFull ? method : t('methodInRound', { method, round: result.round })}</span>
}

function Score({ result }: { result: NonNullable<TeamMatch['result']> }) {
  const { t } = useTranslation('demo')
  const { redScore, blueScore, winner, margin } = result
  const isBlue = winner === 'blue'
  // Prevents the bidi algorithm from reordering the score in an Arabic sentence.
  if (margin.by === 'penalties')
    return <span>{t('divisions.margin.onPenalties', { score: leftToRight(margin.score) })}</span>
  return (
    <span>
      <Ltr>{isBlue ? `${blueScore}–${redScore}` : `${redScore}–${blueScore}`}</Ltr>
    </span>
  )
}
