import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { findPlayer } from '@/content/players/players.ts'
import { appearancesOfTeam, type Appearance } from '@/content/bouts/records.ts'
import { sports } from '@/content/sports.ts'
import { findTeam } from '@/content/teams/teams.ts'
import type { Team } from '@/content/teams/types.ts'
import { formatDate } from '@/lib/format/format.ts'
import { useLanguage } from '@/platform/i18n/language.ts'
import { hiddenScoreId } from '@/platform/device/hide-scores.ts'
import { venueDate } from '@/lib/format/venue-date.ts'
import { OutcomeBadge } from '@/drawings/athlete/outcome-badge.tsx'
import { ScrollBox } from '@/ui/scroll-box.tsx'
import { HiddenScore } from '@/ui/overlays/hidden-score.tsx'
import table from '@/ui/table.module.css'
import { WinningMargin } from '@/shared/winning-margin.tsx'
import { Ltr } from '@/ui/ltr.tsx'
import styles from './matches.module.css'

const howMany = 12

/** The latest decided bouts of the team's fighters, or the team's own matches. */
export function Matches({ team, now }: { team: Team; now: Date | null }) {
  const { t } = useTranslation(['team', 'demo', 'common'])
  const { kind } = sports[team.sport]
  const recent = appearancesOfTeam(team)
    .filter(({ outcome }) => outcome !== null)
    .slice(0, howMany)
  if (recent.length === 0) return <p className="soft">{t('empty.matches')}</p>
  return (
    <HiddenScore of={hiddenScoreId('team', team.id)} label={t('common:hideScores.showAll')} isTall>
      <ScrollBox label={t(`tabs.matches.${kind}`)}>
        <table className={`${table.data} ${styles.table}`}>
          <caption className="visually-hidden">{t(`tabs.matches.${kind}`)}</caption>
          <thead>
            <tr>
              <th scope="col">{t(`demo:bouts.columns.${kind === 'combat' ? 'fighter' : 'opponent'}`)}</th>
              <th scope="col">{t('demo:bouts.columns.result')}</th>
              <th scope="col">{t(`demo:bouts.columns.${kind === 'combat' ? 'method' : 'won'}`)}</th>
              <th scope="col" className={table.repeated}>
                {t('demo:bouts.columns.date')}
              </th>
              <th scope="col" className={table.repeated}>
                {t('demo:bouts.columns.event')}
              </th>
            </tr>
          </thead>
          <tbody>
            {recent.map((appearance) => (
              <Row
                key={`${appearance.event.id}-${appearance.bout.order}-${appearance.side}`}
                appearance={appearance}
                now={now}
              />
            ))}
          </tbody>
        </table>
      </ScrollBox>
    </HiddenScore>
  )
}

function Row({ appearance, now }: { appearance: Appearance; now: Date | null }) {
  const { t } = useTranslation('demo')
  const language = useLanguage()
  const { event, outcome } = appearance
  if (!outcome) return null
  const day = (
    <span className={styles.date}>
      {now ? formatDate(venueDate(now, event.dayOffset), language, 'medium') : '\u00a0'}
    </span>
  )
  const night = (
    <Link to="/event/$eventId" params={{ eventId: event.id }} className={styles.link}>
      {event.title[language]}
    </Link>
  )
  return (
    <tr>
      <th scope="row">
        <Sides appearance={appearance} />
        <small className={styles.where}>
          {night}
          {day}
        </small>
      </th>
      <td>
        <OutcomeBadge outcome={outcome}>{t(`bouts.outcome.${outcome}`)}</OutcomeBadge>
      </td>
      <td className={styles.how}>
        <HowWon appearance={appearance} />
      </td>
      <td className={table.repeated}>{day}</td>
      <td className={table.repeated}>{night}</td>
    </tr>
  )
}

/** Both fighters. For a team match, only the opponent. */
function Sides({ appearance: { bout, side } }: { appearance: Appearance }) {
  const { t } = useTranslation('demo')
  const language = useLanguage()
  const other = side === 'red' ? 'blue' : 'red'
  if (bout.kind === 'match') {
    const opponent = findTeam(bout[other])
    return opponent ? (
      <Link to="/team/$teamId" params={{ teamId: opponent.id }} className={styles.link}>
        {opponent.name[language]}
      </Link>
    ) : null
  }
  const [fighter, opponent] = [findPlayer(bout[side]), findPlayer(bout[other])]
  if (!fighter || !opponent) return null
  return (
    <>
      <Link to="/player/$playerId" params={{ playerId: fighter.id }} className={styles.link}>
        {fighter.name[language]}
      </Link>
      <small>
        <Link to="/player/$playerId" params={{ playerId: opponent.id }}>
          {t('bouts.versus', { name: opponent.name[language] })}
        </Link>
      </small>
    </>
  )
}

/** The method of a fight; for a match the score, with this team's first, and the margin. */
function HowWon({ appearance: { bout, side } }: { appearance: Appearance }) {
  const { t } = useTranslation('demo')
  if (!bout.result) return null
  if (bout.kind === 'combat') return t(`divisions.method.${bout.result.method}`)
  const { redScore, blueScore, margin } = bout.result
  const [own, other] = side === 'red' ? [redScore, blueScore] : [blueScore, redScore]
  return (
    <>
      <Ltr numeral className={styles.score}>
        {`${own}–${other}`}
      </Ltr>{' '}
      <WinningMargin margin={margin} />
    </>
  )
}
