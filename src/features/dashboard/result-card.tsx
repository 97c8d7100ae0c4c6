import { useTranslation } from 'react-i18next'
import { cardOf } from '@/content/bouts/records.ts'
import { isCorner, nameOf, sideOf } from '@/content/bouts/sides.ts'
import type { TeamMatch } from '@/content/bouts/types.ts'
import type { CombatResult } from '@/contract/card-report.ts'
import type { SportsEvent } from '@/content/events/types.ts'
import { categoryName } from '@/content/category-name.ts'
import { formatNumber } from '@/lib/format/format.ts'
import { leftToRight } from '@/lib/format/left-to-right.ts'
import { useLanguage } from '@/platform/i18n/language.ts'
import { hiddenScoreId } from '@/platform/device/hide-scores.ts'
import { VenueDay } from '@/shared/venue-day.tsx'
import { Marks } from '@/ui/blocks/marks.tsx'
import { MediaCard } from '@/ui/blocks/media-card.tsx'
import { Ltr } from '@/ui/ltr.tsx'
import { Picture } from '@/ui/media/picture.tsx'
import { Tag } from '@/ui/tag.tsx'
import { RevealButton, HiddenScoreBox } from '@/ui/overlays/hidden-score.tsx'
import { EventRowLinks } from './event-row-links.tsx'
import { MainPairing } from './main-pairing.tsx'

export function ResultCard({ event }: { event: SportsEvent }) {
  const { t } = useTranslation('dashboard')
  const language = useLanguage()
  const minutes = event.durationMinutes ?? 0
  return (
    <MediaCard
      picture={<Picture art={event.art} alt="" sizes="(width < 48rem) 92vw, 26rem" mirrors />}
      tags={<Tag>{categoryName(event.sport)[language]}</Tag>}
      kicker={<VenueDay dayOffset={event.dayOffset} format="long" />}
      title={event.title[language]}
      end={<EventRowLinks event={event} phase="past" />}
    >
      <MainPairing event={event} />
      <MainEventResult event={event} />
      <Marks
        items={[
          {
            icon: 'clock',
            text: t('duration', { hours: Math.floor(minutes / 60), minutes: minutes % 60 }),
          },
          { icon: 'eye', text: t('views', { number: formatNumber(event.viewers, language) }) },
        ]}
      />
    </MediaCard>
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
      <p className="flow" data-hidden-score={hiddenScoreId('event', event.id)}>
        {isCorner(winner) && <Tag tone="key">{nameOf(sideOf(main, winner))[language]}</Tag>}
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
