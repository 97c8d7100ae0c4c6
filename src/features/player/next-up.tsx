import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { getPhase } from '@/content/events/event-phase.ts'
import { findPlayer } from '@/content/players/players.ts'
import type { Player } from '@/content/players/types.ts'
import { getNextFight, type Appearance } from '@/content/bouts/records.ts'
import { sports } from '@/content/sports.ts'
import { findTeam } from '@/content/teams/teams.ts'
import { formatDate, formatRelativeDay } from '@/lib/format/format.ts'
import { useLanguage } from '@/platform/i18n/language.ts'
import { venueDate } from '@/lib/format/venue-date.ts'
import { buttonClass } from '@/ui/button.ts'
import { Icon } from '@/ui/icon.tsx'
import { SectionHeading } from '@/ui/section-heading.tsx'
import { Tag } from '@/ui/tag.tsx'
import styles from './next-up.module.css'
import { Tape } from './tape.tsx'
import { TeamTape } from './team-tape.tsx'

type NextUpProps = { player: Player; now: Date | null }

/** The next bout with its tale of the tape, or the reason why there is none. */
export function NextUp({ player, now }: NextUpProps) {
  const { t } = useTranslation('player')
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
  const { bout } = next
  if (bout.kind === 'match') {
    const [red, blue] = [findTeam(bout.red), findTeam(bout.blue)]
    const opponent = next.side === 'red' ? blue : red
    if (!red || !blue || !opponent) return null
    return (
      <Coming next={next} label={t('next.match')} name={opponent.name[language]} now={now}>
        <TeamTape red={red} blue={blue} />
      </Coming>
    )
  }
  const [red, blue] = [findPlayer(bout.red), findPlayer(bout.blue)]
  const opponent = next.side === 'red' ? blue : red
  if (!red || !blue || !opponent) return null
  return (
    <Coming next={next} label={t('next.tape')} name={opponent.name[language]} now={now}>
      <Tape red={red} blue={blue} />
      <Link
        to="/players"
        search={{ compare: `${red.id},${blue.id}` }}
        className={buttonClass({ tone: 'tonal' })}
      >
        <Icon name="compare" />
        {t('next.compare')}
      </Link>
    </Coming>
  )
}

type ComingProps = { next: Appearance; label: string; name: string; now: Date | null; children: ReactNode }

function Coming({ next: { bout, event }, label, name, now, children }: ComingProps) {
  const { t } = useTranslation(['player', 'demo'])
  const language = useLanguage()
  return (
    <section className={styles.next} aria-labelledby="next">
      <SectionHeading id="next" label={label} heading={t('next.heading', { name })} />
      <p className={`row ${styles.facts}`}>
        <Link to="/event/$eventId" params={{ eventId: event.id }} className="link">
          {event.title[language]}
          <Icon name="arrow-forward" />
        </Link>
        <span className={styles.date}>
          {now
            ? `${formatDate(venueDate(now, event.dayOffset), language, 'medium')} (${formatRelativeDay(event.dayOffset, language)})`
            : '\u00a0'}
        </span>
      </p>
      <p className="row">
        {getPhase(event, now) === 'live' && <Tag tone="live">{t('demo:status.live')}</Tag>}
        {bout.kind === 'combat' ? (
          <>
            {bout.isTitle && <Tag>{t('next.titleFight')}</Tag>}
            <Tag>{t(`demo:divisions.division.${bout.weightClass}`)}</Tag>
            <Tag>{t('next.rounds', { count: bout.rounds })}</Tag>
          </>
        ) : (
          <Tag>{t(`demo:divisions.stage.${bout.stage}`)}</Tag>
        )}
      </p>
      {children}
    </section>
  )
}
