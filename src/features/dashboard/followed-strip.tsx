import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { getPhase } from '@/content/events/event-phase.ts'
import { getNextBout } from '@/content/followed.ts'
import { findPlayer } from '@/content/players/players.ts'
import { findTeam } from '@/content/teams/teams.ts'
import { formatDate } from '@/lib/format/format.ts'
import { useLanguage } from '@/platform/i18n/language.ts'
import { venueDate } from '@/lib/format/venue-date.ts'
import { SideLink } from '@/shared/side-link.tsx'
import { Flag } from '@/ui/flag.tsx'
import { countryOf } from '@/content/countries.ts'
import styles from './dashboard-page.module.css'

type FollowedStripProps = { followed: ReadonlySet<string>; now: Date }

/** A row of links, most recently followed first. Ids missing from this release are skipped. */
export function FollowedStrip({ followed, now }: FollowedStripProps) {
  const { t } = useTranslation('dashboard')
  return (
    <ul className={`scroll-row ${styles.strip}`}>
      {[...followed].toReversed().map((id) => (
        <FollowedLink key={id} id={id} now={now} />
      ))}
      <li>
        <Link to="/players" search={{ tab: 'following' }} className="link">
          {t('following.all')}
        </Link>
      </li>
    </ul>
  )
}

function FollowedLink({ id, now }: { id: string; now: Date }) {
  const { t } = useTranslation(['dashboard', 'demo'])
  const language = useLanguage()
  const player = findPlayer(id)
  const team = findTeam(id)
  const side = player ?? team
  if (!side) return null
  const next = getNextBout(new Set([id]), now)
  const when = () => {
    if (!next) return t('following.free')
    if (getPhase(next.event, now) === 'live') return t('demo:status.live')
    return t('following.next', {
      date: formatDate(venueDate(now, next.event.dayOffset, next.event.timeUtc), language, 'dayMonth'),
    })
  }
  return (
    <li className="card noted stack gap-1">
      <b className="line">
        <Flag src={countryOf(side.country).flag} unknownLabel="" />
        <SideLink side={{ player, team }} />
      </b>
      <span className="note">{when()}</span>
    </li>
  )
}
