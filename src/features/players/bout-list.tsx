import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { Appearance } from '@/content/bouts/records.ts'
import { endWords } from '@/content/bouts/result-words.ts'
import { nameOf, sideOf } from '@/content/bouts/sides.ts'
import { OutcomeBadge } from '@/drawings/athlete/outcome-badge.tsx'
import { formatDate } from '@/lib/format/format.ts'
import { venueDate } from '@/lib/format/venue-date.ts'
import { useLanguage } from '@/platform/i18n/language.ts'
import { SideLink } from '@/shared/side-link.tsx'
import { Row, Rows } from '@/ui/blocks/row.tsx'
import { Ltr } from '@/ui/ltr.tsx'
import { HiddenScore } from '@/ui/overlays/hidden-score.tsx'

type BoutListProps = {
  /** See `platform/device/hide-scores`. */
  scoreId: string
  /** Latest first. Those without an outcome are left out. */
  appearances: readonly Appearance[]
  /** Whether the rows are about a team's fighters, and name them. */
  ofFighters?: boolean
  now: Date | null
}

/** Decided bouts: the opponent, the outcome and how it came about. */
export function BoutList({ scoreId, appearances, ofFighters = false, now }: BoutListProps) {
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
                lead={<OutcomeBadge outcome={outcome}>{t(`bouts.outcome.${outcome}`)}</OutcomeBadge>}
                kicker={now ? formatDate(venueDate(now, event.dayOffset), language, 'medium') : '\u00a0'}
                title={<SideLink side={ofFighters ? sideOf(bout, side) : opponent} />}
                note={[...versus, ...endWords(bout, i18n)].join(' · ')}
                figure={bout.kind === 'match' && bout.result && <Ltr>{scoreOf(bout.result, side)}</Ltr>}
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

/** The score with the list's side first. */
function scoreOf(
  { redScore, blueScore }: { redScore: string; blueScore: string },
  side: 'red' | 'blue',
): string {
  return side === 'red' ? `${redScore}–${blueScore}` : `${blueScore}–${redScore}`
}
