import { Link, linkOptions } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { Player } from '@/content/players/types.ts'
import { getAppearances, type Appearance } from '@/content/bouts/records.ts'
import { sports } from '@/content/sports.ts'
import { nameOf, sideOf } from '@/content/bouts/sides.ts'
import { formatDate } from '@/lib/format/format.ts'
import { useLanguage } from '@/platform/i18n/language.ts'
import { hiddenScoreId } from '@/platform/device/hide-scores.ts'
import { venueDate } from '@/lib/format/venue-date.ts'
import { WinningMargin } from '@/shared/winning-margin.tsx'
import { Ltr } from '@/ui/ltr.tsx'
import { OutcomeBadge } from '@/drawings/athlete/outcome-badge.tsx'
import { ScrollBox } from '@/ui/scroll-box.tsx'
import { HiddenScore } from '@/ui/overlays/hidden-score.tsx'
import table from '@/ui/table.module.css'
import { RecentForm } from './recent-form.tsx'
import styles from './history.module.css'

/** With fewer points there is no line. */
const minForLine = 3

/** Every listed bout with an outcome, latest first. */
export function History({ player, now }: { player: Player; now: Date | null }) {
  const { t } = useTranslation(['player', 'demo', 'common'])
  const { kind } = sports[player.sport]
  const decided = getAppearances(player).filter(({ outcome }) => outcome !== null)
  const { wins, losses, draws } = player.before
  const earlier = wins + losses + draws
  if (decided.length === 0) return <p className="soft">{t(`empty.history.${kind}`)}</p>
  return (
    <HiddenScore
      of={hiddenScoreId('player', player.id)}
      label={t('common:hideScores.showAll')}
      isTall
      className={`grid gap-5 ${styles.history}`}
    >
      {decided.length >= minForLine && <RecentForm appearances={decided} />}
      <ScrollBox label={t(`tabs.history.${kind}`)}>
        <table className={`${table.data} ${styles.table}`}>
          <caption className="visually-hidden">{t(`tabs.history.${kind}`)}</caption>
          <thead>
            <tr>
              <th scope="col">{t('demo:bouts.columns.opponent')}</th>
              <th scope="col">{t('demo:bouts.columns.result')}</th>
              {kind === 'combat' ? (
                <>
                  <th scope="col">{t('demo:bouts.columns.method')}</th>
                  <th scope="col">{t('demo:bouts.columns.round')}</th>
                  <th scope="col" className={table.repeated}>
                    {t('demo:bouts.columns.time')}
                  </th>
                </>
              ) : (
                <>
                  <th scope="col">{t('demo:bouts.columns.score')}</th>
                  <th scope="col">{t('demo:bouts.columns.won')}</th>
                </>
              )}
            </tr>
          </thead>
          <tbody>
            {decided.map((appearance) => (
              <Entry
                key={`${appearance.event.id}-${appearance.bout.order}`}
                appearance={appearance}
                now={now}
              />
            ))}
          </tbody>
        </table>
      </ScrollBox>
      {earlier > 0 && <p className="note">{t('empty.earlier', { count: earlier })}</p>}
    </HiddenScore>
  )
}

function Entry({ appearance, now }: { appearance: Appearance; now: Date | null }) {
  const { t } = useTranslation('demo')
  const language = useLanguage()
  const { bout, event, side, outcome } = appearance
  if (!outcome) return null
  return (
    <tr>
      <th scope="row">
        <Opponent appearance={appearance} />
        <small>
          <Link to="/event/$eventId" params={{ eventId: event.id }}>
            {event.title[language]}
          </Link>
          <span className={styles.date}>
            {now ? formatDate(venueDate(now, event.dayOffset), language, 'medium') : '\u00a0'}
          </span>
        </small>
      </th>
      <td>
        <OutcomeBadge outcome={outcome}>{t(`bouts.outcome.${outcome}`)}</OutcomeBadge>
      </td>
      {bout.kind === 'combat' && bout.result && (
        <>
          <td className={styles.how}>{t(`divisions.method.${bout.result.method}`)}</td>
          <td>
            <Ltr>{String(bout.result.round)}</Ltr>
            <Ltr className={styles.narrowTime}>{bout.result.time}</Ltr>
          </td>
          <td className={table.repeated}>
            <Ltr>{bout.result.time}</Ltr>
          </td>
        </>
      )}
      {bout.kind === 'match' && bout.result && (
        <>
          <td>
            <Ltr>{scoreOf(bout.result, side)}</Ltr>
          </td>
          <td className={styles.how}>
            <WinningMargin margin={bout.result.margin} />
          </td>
        </>
      )}
    </tr>
  )
}

/** The score with the player's side first. */
function scoreOf(
  { redScore, blueScore }: { redScore: string; blueScore: string },
  side: 'red' | 'blue',
): string {
  return side === 'red' ? `${redScore}–${blueScore}` : `${blueScore}–${redScore}`
}

function Opponent({ appearance: { bout, side } }: { appearance: Appearance }) {
  const language = useLanguage()
  const other = sideOf(bout, side === 'red' ? 'blue' : 'red')
  const target =
    other.kind === 'team'
      ? linkOptions({ to: '/team/$teamId', params: { teamId: other.team.id } })
      : linkOptions({ to: '/player/$playerId', params: { playerId: other.player.id } })
  return (
    <Link {...target} className={styles.opponent}>
      {nameOf(other)[language]}
    </Link>
  )
}
