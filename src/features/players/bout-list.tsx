import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { Bout } from '@/content/bouts/types.ts'
import type { Appearance } from '@/content/bouts/records.ts'
import { endWords } from '@/content/bouts/result-words.ts'
import { nameOf, sideOf } from '@/content/bouts/sides.ts'
import badges from '@/drawings/athlete/outcome-badge.module.css'
import { leftToRight } from '@/lib/format/left-to-right.ts'
import { useLanguage } from '@/platform/i18n/language.ts'
import { SideLink } from '@/shared/side-link.tsx'
import { VenueDay } from '@/shared/venue-day.tsx'
import { Row, Rows } from '@/ui/blocks/row.tsx'
import { HiddenScore } from '@/ui/overlays/hidden-score.tsx'

type BoutListProps = {
  /** See `platform/device/hide-scores`. */
  scoreId: string
  /** Latest first. Those without an outcome are left out. */
  appearances: readonly Appearance[]
  /** Whether the rows are about a team's fighters, and name them. */
  ofFighters?: boolean
}

/** Decided bouts: the opponent, the outcome and how it came about. */
export function BoutList({ scoreId, appearances, ofFighters = false }: BoutListProps) {
  const { t, i18n } = useTranslation(['demo', 'common'])
  const language = useLanguage()
  return (
    <HiddenScore of={scoreId} label={t('common:hideScores.showAll')} isTall>
      <Rows>
        {appearances.map(({ bout, event, side, outcome }) => {
          const opponent = sideOf(bout, side === 'red' ? 'blue' : 'red')
          const versus = ofFighters ? [t('bouts.versus', { name: nameOf(opponent)[language] })] : []
          return (
            outcome && (
              <Row
                key={`${event.id}-${bout.order}-${side}`}
                lead={
                  <b className={badges.badge} data-outcome={outcome}>
                    {t(`bouts.outcome.${outcome}`)}
                  </b>
                }
                kicker={<VenueDay dayOffset={event.dayOffset} />}
                title={<SideLink side={ofFighters ? sideOf(bout, side) : opponent} />}
                note={[...versus, ...scoreOf(bout, side), ...endWords(bout, i18n)].join(' · ')}
                end={
                  <Link to="/event/$eventId" params={{ eventId: event.id }} className="link">
                    {event.title[language]}
                  </Link>
                }
              />
            )
          )
        })}
      </Rows>
    </HiddenScore>
  )
}

/** The score of a match, with the list's side first. */
function scoreOf(bout: Bout, side: 'red' | 'blue'): string[] {
  if (bout.kind !== 'match' || !bout.result) return []
  const { redScore, blueScore } = bout.result
  return [leftToRight(side === 'red' ? `${redScore}–${blueScore}` : `${blueScore}–${redScore}`)]
}
