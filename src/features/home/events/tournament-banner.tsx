import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { seriesTeams } from '@/content/matches/series.ts'
import { featuredTournament, seriesFigures } from '@/content/tournament.ts'
import { useNow } from '@/platform/device/clock.ts'
import { formatDate } from '@/lib/format/format.ts'
import { useLanguage } from '@/platform/i18n/language.ts'
import { formatVenueTime, venueDate } from '@/lib/format/venue-date.ts'
import { buttonClass } from '@/ui/button.ts'
import { Flag } from '@/ui/flag.tsx'
import { Icon } from '@/ui/icon.tsx'
import { Ltr } from '@/ui/ltr.tsx'
import { Tag } from '@/ui/tag.tsx'
import { ScheduleDialog } from './schedule-dialog.tsx'
import styles from './banner.module.css'
import { countdownProgress, daysUntil, startOfVenueDay } from './countdown.ts'

/** The featured tournament with its teams, dates, venue and countdown. */
export function TournamentBanner({ isGold }: { isGold: boolean }) {
  const { t } = useTranslation(['home-sections', 'common'])
  const language = useLanguage()
  const now = useNow()
  const [isOpen, setIsOpen] = useState(false)
  const { title, category, venue, prize, matchUp, startOffset, endOffset, timeUtc, areTicketsAvailable } =
    featuredTournament
  const [home, away] = matchUp
  return (
    <article className={`card headed ${styles.feature}`} aria-labelledby="featured-tournament">
      <div className={`stack gap-5 ${styles.facts}`}>
        <p className="row">
          <Tag tone="key">{t('events.featured')}</Tag>
          <span className="note">{category[language]}</span>
          <Tag>{t('events.sample')}</Tag>
        </p>
        <h2 id="featured-tournament">{title[language]}</h2>
        <ul className={`flow ${styles.teams}`}>
          {featuredTournament.teams.map((code) => (
            <li key={code}>
              <Flag src={seriesTeams[code].flag} unknownLabel={t('common:unknownSide')} />
              {code === 'UAE' ? t('events.hosts') : seriesTeams[code].name[language]}
            </li>
          ))}
        </ul>
        <ul className="flow note marks">
          <li>
            <Icon name="calendar" />
            {/* The dates depend on the visitor's clock; their space is reserved until then. */}
            <span className={styles.dates}>
              {now && (
                <>
                  {formatDate(venueDate(now, startOffset), language, 'dayMonth')} –{' '}
                  {formatDate(venueDate(now, endOffset), language, 'dayMonth')}
                </>
              )}
            </span>
          </li>
          <li>
            <Icon name="clock" />
            {t('events.venueTime', { time: formatVenueTime(timeUtc, language) })}
          </li>
          <li>
            <Icon name="place" />
            {venue[language]}
          </li>
          <li>
            <Icon name="cricket" />
            {t('events.opening', {
              home: seriesTeams[home].name[language],
              away: seriesTeams[away].name[language],
            })}
          </li>
          <li>
            <Icon name="list" />
            {t('events.format', seriesFigures)}
          </li>
          <li>
            <Icon name="trophy" />
            {prize[language]}
          </li>
          <li>
            <Icon name="tickets" />
            {t(areTicketsAvailable ? 'events.tickets.onSale' : 'events.tickets.later')}
          </li>
        </ul>
      </div>
      <div className={styles.clock} data-tone={isGold ? 'key' : undefined}>
        <TournamentClock now={now} />
        <button
          type="button"
          className={`${buttonClass({ tone: isGold ? 'primary' : 'tonal' })} ${styles.button}`}
          aria-haspopup="dialog"
          onClick={() => setIsOpen(true)}
        >
          {t('events.schedule.open')}
        </button>
      </div>
      {isOpen && <ScheduleDialog now={now} onClose={() => setIsOpen(false)} />}
    </article>
  )
}

/** Days to the tournament's start, with the last thirty as a progress bar. */
function TournamentClock({ now }: { now: Date | null }) {
  const { t } = useTranslation('home-sections')
  const days = now && daysUntil(startOfVenueDay(now, featuredTournament.startOffset), now)
  return (
    <>
      <div>
        <p className="label">{t('events.countdown.label')}</p>
        {/* The key remounts the line on a change; browsers do not count new elements as a layout shift. */}
        <p key={days === null ? 'blank' : 'counted'} className={styles.count}>
          <strong>{days === null ? '\u00a0' : <Ltr>{days}</Ltr>}</strong>{' '}
          <span className="label">
            {days === null ? '\u00a0' : t('events.countdown.days', { count: days })}
          </span>
        </p>
      </div>
      <progress
        className={styles.notches}
        max={100}
        aria-label={t('events.countdown.progress')}
        {...(days !== null && { value: countdownProgress(days) })}
      />
    </>
  )
}
