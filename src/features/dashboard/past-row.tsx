import { useTranslation } from 'react-i18next'
import { cardOf } from '@/content/bouts/records.ts'
import { isCorner, nameOf, sideOf } from '@/content/bouts/sides.ts'
import type { CombatResult, TeamMatch } from '@/content/bouts/types.ts'
import type { SportsEvent } from '@/content/events/types.ts'
import { categoryName } from '@/content/category-name.ts'
import { useNow } from '@/platform/device/clock.ts'
import { formatDate, formatNumber } from '@/lib/format/format.ts'
import { leftToRight } from '@/lib/format/left-to-right.ts'
import { useLanguage } from '@/platform/i18n/language.ts'
import { venueDate } from '@/lib/format/venue-date.ts'
import { hiddenScoreId } from '@/platform/device/hide-scores.ts'
import { Icon } from '@/ui/icon.tsx'
import { Ltr } from '@/ui/ltr.tsx'
import { RevealButton, HiddenScoreBox } from '@/ui/overlays/hidden-score.tsx'
import { EventRowLinks } from './event-row-links.tsx'
import { MainPairing } from './main-pairing.tsx'
import { ReelRow } from './reel-row.tsx'
import styles from './reel.module.css'

export function PastRow({ event }: { event: SportsEvent }) {
  const { t } = useTranslation('dashboard')
  const language = useLanguage()
  const now = useNow()
  const minutes = event.durationMinutes ?? 0
  return (
    <ReelRow
      event={event}
      over={
        <p className={`num ${styles.length}`}>
          {t('duration', { hours: Math.floor(minutes / 60), minutes: minutes % 60 })}
        </p>
      }
      label={
        <>
          {categoryName(event.sport)[language]} ·{' '}
          {now ? formatDate(venueDate(now, event.dayOffset), language, 'long') : '\u00a0'}
        </>
      }
      actions={<EventRowLinks event={event} phase="past" />}
    >
      <MainEventResult event={event} />
      <div className={`flow note ${styles.meta}`}>
        <MainPairing event={event} />
        <span>
          <Icon name="eye" />
          {t('views', { number: formatNumber(event.viewers, language) })}
        </span>
      </div>
    </ReelRow>
  )
}

/** The winner of the main event and the method or score. */
function MainEventResult({ event }: { event: SportsEvent }) {
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
