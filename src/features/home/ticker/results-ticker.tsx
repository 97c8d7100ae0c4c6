import { results } from '@/content/matches/results.gen.ts'
import { Link, useHydrated } from '@tanstack/react-router'
import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import { scoreText } from '@/lib/format/score-text.ts'
import { seriesTeams } from '@/content/matches/series.ts'
import type { InningsTotal } from '@/content/matches/types.ts'
import { nightOf } from '@/content/events/night-of.ts'
import { scheduleOf, tonight, upcomingEvents } from '@/content/events/upcoming-events.ts'
import { isCombat } from '@/content/sports.ts'
import { useNow } from '@/platform/device/clock.ts'
import { hiddenScoreId } from '@/platform/device/hide-scores.ts'
import { useFollowed } from '@/shared/use-followed.ts'
import { OnAir, onAir } from '@/shared/on-air.tsx'
import { Flag } from '@/ui/flag.tsx'
import { Ltr } from '@/ui/ltr.tsx'
import { Tag } from '@/ui/tag.tsx'
import { Following } from './following.tsx'
import styles from './results-ticker.module.css'
import { recordedIds } from '@/content/matches/recorded-ids.gen.ts'
import { TeamName } from '@/shared/cricket/team-name.tsx'
import { TickerRows } from '@/live/ticker-on-demand.tsx'

/** The results strip above the hero. Each result links to its scorecard. */
export function ResultsTicker() {
  const { t } = useTranslation('home')
  const now = useNow()
  const isUnknown = !useHydrated()
  const nights = upcomingEvents
    .filter((event) => isCombat(event.sport))
    .map((event) => ({ event, night: nightOf(scheduleOf(event), now) }))
    .filter(({ event, night }) => night.phase === 'live' || (isUnknown && event === tonight))
  return (
    <nav className={`tone no-print ${styles.ticker}`} aria-label={t('ticker.label')}>
      <ul className="wrap scroll-row small">
        {TickerRows && <TickerRows recorded={recordedIds} />}
        {nights.map(({ event, night }) => (
          <li key={event.id} className={styles.night} {...onAir(isUnknown)}>
            {!isUnknown && (
              <Link to="/event/$eventId" params={{ eventId: event.id }} className="line plain-link">
                <OnAir {...night} size="line" />
              </Link>
            )}
          </li>
        ))}
        <li className={styles.following} data-shown={useFollowed().size > 0 || undefined}>
          <Following />
        </li>
        <li>
          <Tag>{t('ticker.series')}</Tag>
        </li>
        {results.map(({ id, number, innings }) => (
          <li key={id}>
            <Link to="/live-scores" search={{ match: id }} className="line plain-link">
              <span className="visually-hidden">
                {number === null ? t('ticker.final') : t('ticker.match', { number })}
              </span>
              {innings.map((total, index) => (
                <Fragment key={total.team}>
                  {index > 0 && <span className="soft"> · </span>}
                  <Side total={total} scoreId={hiddenScoreId('cricket', id)} />
                </Fragment>
              ))}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

type SideProps = { total: InningsTotal; scoreId: string }

function Side({ total, scoreId }: SideProps) {
  const { t } = useTranslation()
  const side = seriesTeams[total.team]
  return (
    <>
      <Flag src={side.flag} unknownLabel={t('unknownSide')} />
      <b>
        <TeamName side={side} />
      </b>
      <span data-hidden-score={scoreId}>
        <Ltr numeral>{scoreText(total)}</Ltr>
      </span>
    </>
  )
}
