import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { findPlayer } from '@/content/players/players.ts'
import type { Player } from '@/content/players/types.ts'
import { getNextFight, type Appearance } from '@/content/bouts/records.ts'
import { nameOf, sideOf } from '@/content/bouts/sides.ts'
import { startOfSlot } from '@/content/bouts/start-of.ts'
import { nightOf } from '@/content/events/night-of.ts'
import { sports } from '@/content/sports.ts'
import { findTeam } from '@/content/teams/teams.ts'
import { formatDate, formatRelativeDay } from '@/lib/format/format.ts'
import { venueDate } from '@/lib/format/venue-date.ts'
import { useNow } from '@/platform/device/clock.ts'
import { useLanguage } from '@/platform/i18n/language.ts'
import { CalendarLink } from '@/shared/calendar-link.tsx'
import { offAir } from '@/shared/on-air.tsx'
import { StartTime } from '@/shared/start-time.tsx'
import { ButtonLink } from '@/ui/button.tsx'
import { Icon } from '@/ui/icon.tsx'
import { SectionHeading } from '@/ui/section-heading.tsx'
import { Tag } from '@/ui/tag.tsx'
import { boutCalendar, boutFile } from './bout-calendar.ts'
import styles from './next-up.module.css'
import { Tape, TeamTape } from './tape.tsx'

type NextProps = { next: Appearance; kind: 'combat' | 'match' }

/** Opponent, event and start of the next bout, until the result is in. */
export function NextBout({ next: { bout, event, side }, kind }: NextProps) {
  const { t } = useTranslation(['player', 'demo'])
  const language = useLanguage()
  const now = useNow()
  const start = startOfSlot(bout, now)
  if (!start) return null
  const night = nightOf(event, now)
  const name = nameOf(sideOf(bout, side === 'red' ? 'blue' : 'red'))[language]
  const date = now && formatDate(venueDate(now, event.dayOffset), language, 'medium')
  return (
    <section className={`card headed ${styles.bout}`} aria-labelledby="next">
      <div>
        <h2 id="next" className={styles.heading}>
          {start.phase === 'over' ? `${t(`facts.last.${kind}`)}: ${name}` : t('next.heading', { name })}
        </h2>
        <p className={`flow note ${styles.facts}`}>
          <Link to="/event/$eventId" params={{ eventId: event.id }}>
            {event.title[language]}
          </Link>
          <span className={styles.date}>
            {date ? `${date} (${formatRelativeDay(event.dayOffset, language)})` : '\u00a0'}
          </span>
        </p>
        <StartTime start={start} now={now} />
      </div>
      {start.phase === 'coming' && night.phase !== 'live' && (
        <div {...offAir(night.isTonight && !now)}>
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
    </section>
  )
}

/** The tale of the tape of the next bout, or the reason why there is none. */
export function NextUp({ player }: { player: Player }) {
  const { t } = useTranslation(['player', 'demo'])
  const language = useLanguage()
  const next = getNextFight(player)
  const { kind } = sports[player.sport]
  if (!next) {
    const isOut = player.status === 'injured'
    return (
      <section className={styles.next} aria-labelledby="next">
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
  return (
    <section className={styles.next} aria-labelledby="tape">
      <SectionHeading id="tape" label={next.event.title[language]} heading={t('next.tape')} />
      <Comparison {...next} />
    </section>
  )
}

function Comparison({ bout }: Appearance) {
  const { t } = useTranslation(['player', 'demo'])
  if (bout.kind === 'match') {
    const [red, blue] = [findTeam(bout.red), findTeam(bout.blue)]
    if (!red || !blue) return null
    return (
      <>
        <Tag>{t(`demo:divisions.stage.${bout.stage}`)}</Tag>
        <TeamTape red={red} blue={blue} />
      </>
    )
  }
  const [red, blue] = [findPlayer(bout.red), findPlayer(bout.blue)]
  if (!red || !blue) return null
  return (
    <>
      <p className="row">
        {bout.isTitle && <Tag>{t('next.titleFight')}</Tag>}
        <Tag>{t(`demo:divisions.division.${bout.weightClass}`)}</Tag>
        <Tag>{t('next.rounds', { count: bout.rounds })}</Tag>
      </p>
      <Tape red={red} blue={blue} />
      <ButtonLink to="/players" search={{ compare: `${red.id},${blue.id}` }} tone="tonal">
        <Icon name="compare" />
        {t('next.compare')}
      </ButtonLink>
    </>
  )
}
