import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { recordText } from '@/content/bouts/record-text.ts'
import { getNextFight, getTeamRecord, winRate, type Appearance } from '@/content/bouts/records.ts'
import { flagOf, nameOf, sideOf, type Side } from '@/content/bouts/sides.ts'
import { startOfSlot } from '@/content/bouts/start-of.ts'
import { nightOf } from '@/content/events/night-of.ts'
import { tapeRows } from '@/content/players/measures.ts'
import type { Player } from '@/content/players/types.ts'
import { sports } from '@/content/sports.ts'
import type { Team } from '@/content/teams/types.ts'
import { Tape } from '@/drawings/athlete/tape.tsx'
import { formatDate, formatNumber, formatPercent, formatRelativeDay } from '@/lib/format/format.ts'
import { venueDate } from '@/lib/format/venue-date.ts'
import { useLanguage } from '@/platform/i18n/language.ts'
import { CalendarLink } from '@/shared/calendar-link.tsx'
import { offAir } from '@/shared/on-air.tsx'
import { SideLink } from '@/shared/side-link.tsx'
import { StartTime } from '@/shared/start-time.tsx'
import { ButtonLink } from '@/ui/button.tsx'
import { Icon } from '@/ui/icon.tsx'
import { Later } from '@/ui/later.tsx'
import { SectionHeading } from '@/ui/section-heading.tsx'
import { Tag } from '@/ui/tag.tsx'
import { boutCalendar, boutFile } from './bout-calendar.ts'
import { pairText } from './compare-pair.ts'

type NextBoutProps = { next: Appearance; kind: 'combat' | 'match'; now: Date | null }

/** Opponent, event and start of the next bout, until the result is in. */
export function NextBout({ next: { bout, event, side }, kind, now }: NextBoutProps) {
  const { t } = useTranslation(['player', 'demo'])
  const language = useLanguage()
  const start = startOfSlot(bout, now)
  if (!start) return null
  const night = nightOf(event, now)
  const name = nameOf(sideOf(bout, side === 'red' ? 'blue' : 'red'))[language]
  const date = now && formatDate(venueDate(now, event.dayOffset), language, 'medium')
  return (
    <section className="card headed box" aria-labelledby="next">
      {/* Beside the words, so that nothing moves when the button goes. */}
      <div className="row ends">
        <div>
          <h2 id="next" className="title-2">
            {start.phase === 'over' ? `${t(`facts.last.${kind}`)}: ${name}` : t('next.heading', { name })}
          </h2>
          <Link to="/event/$eventId" params={{ eventId: event.id }} className="link">
            {event.title[language]}
          </Link>
          <p className="note">
            <Later>{date && `${date} (${formatRelativeDay(event.dayOffset, language)})`}</Later>
          </p>
          <StartTime start={start} now={now} />
        </div>
        {start.phase === 'coming' && night.phase !== 'live' && (
          <div className="no-print" {...offAir(night.isTonight && !now)}>
            <CalendarLink
              file={boutFile(bout)}
              write={(writing) => boutCalendar(bout, writing)}
              className="button tonal small"
            >
              <Icon name="calendar" />
              {t('demo:calendar.add')}
            </CalendarLink>
          </div>
        )}
      </div>
    </section>
  )
}

/** `known` is `now`, or null while results are hidden here. */
export type PlayerProps = { player: Player; now: Date | null; known: Date | null }

/** The tale of the tape of the next bout, or the reason why there is none. */
export function NextUp({ player, now, known }: PlayerProps) {
  const { t } = useTranslation(['player', 'demo'])
  const language = useLanguage()
  const next = getNextFight(player, known)
  const { kind } = sports[player.sport]
  if (next) return <NextTape next={next} now={now} />
  const isOut = player.status === 'injured'
  return (
    <section className="stack" aria-labelledby="next">
      <SectionHeading
        id="next"
        label={isOut ? t('next.out') : t(kind === 'combat' ? 'facts.next.combat' : 'next.match')}
        heading={t(`next.none.${kind}`)}
      />
      <p className="lead">
        {t(`next.${isOut ? 'injured' : 'free'}.${kind}`, { name: player.name[language] })}
      </p>
    </section>
  )
}

function NextTape({ next: { bout, event }, now }: { next: Appearance; now: Date | null }) {
  const { t, i18n } = useTranslation(['player', 'demo'])
  const language = useLanguage()
  const [red, blue] = [sideOf(bout, 'red'), sideOf(bout, 'blue')]
  const headOf = (side: Side) => ({ name: <SideLink side={side} />, flag: flagOf(side).flag })
  const teamsOf = (textOf: (team: Team) => string) =>
    red.team && blue.team ? { red: textOf(red.team), blue: textOf(blue.team) } : { red: '', blue: '' }
  const won = (team: Team) => winRate(getTeamRecord(team)) ?? 0
  const rows =
    red.player && blue.player
      ? tapeRows(red.player, blue.player, { now, language, i18n })
      : [
          {
            measure: t('demo:measures.record'),
            ...teamsOf((team) => recordText(getTeamRecord(team), language)),
          },
          {
            measure: t('demo:measures.winRate'),
            ...teamsOf((team) => formatPercent(won(team), language)),
          },
          { measure: t('demo:measures.ranking'), ...teamsOf(({ ranking }) => `#${ranking}`) },
          {
            measure: t('demo:measures.championships'),
            ...teamsOf(({ championships }) => formatNumber(championships, language)),
          },
        ]
  return (
    <section className="stack" aria-labelledby="tape">
      <SectionHeading id="tape" label={event.title[language]} heading={t('next.tape')} />
      <p className="row">
        {bout.kind === 'match' ? (
          <Tag>{t(`demo:divisions.stage.${bout.stage}`)}</Tag>
        ) : (
          <>
            {bout.isTitle && <Tag>{t('next.titleFight')}</Tag>}
            <Tag>{t(`demo:divisions.division.${bout.weightClass}`)}</Tag>
            <Tag>{t('next.rounds', { count: bout.rounds })}</Tag>
          </>
        )}
      </p>
      <Tape
        caption={t('next.tape')}
        measure={t('demo:measures.measure')}
        red={headOf(red)}
        blue={headOf(blue)}
        rows={rows}
      />
      {red.player && blue.player && (
        <div className="no-print">
          <ButtonLink to="/players" search={{ compare: pairText(red.player, blue.player) }} tone="tonal">
            <Icon name="compare" />
            {t('next.compare')}
          </ButtonLink>
        </div>
      )}
    </section>
  )
}
