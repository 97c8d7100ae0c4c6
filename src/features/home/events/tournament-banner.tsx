import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { seriesTeams } from '@/content/matches/series.ts'
import { featuredTournament, seriesFigures } from '@/content/tournament.ts'
import { useNow } from '@/platform/device/clock.ts'
import { formatDate } from '@/lib/format/format.ts'
import { useLanguage } from '@/platform/i18n/language.ts'
import { formatVenueTime, venueDate } from '@/lib/format/venue-date.ts'
import { Button } from '@/ui/button.tsx'
import { Flag } from '@/ui/flag.tsx'
import { Later } from '@/ui/later.tsx'
import { Ltr } from '@/ui/ltr.tsx'
import { Tag } from '@/ui/tag.tsx'
import { ScheduleDialog } from './schedule-dialog.tsx'
import { Banner, Countdown } from './banner.tsx'
import styles from './banner.module.css'

/** Days before the start at which the progress bar starts to fill. */
const leadDays = 30

/** The featured tournament with its teams, dates, venue and countdown. */
export function TournamentBanner({ isGold }: { isGold: boolean }) {
  const { t } = useTranslation(['home-sections', 'common'])
  const language = useLanguage()
  const now = useNow()
  const [isOpen, setIsOpen] = useState(false)
  const { title, category, venue, prize, matchUp, startOffset, endOffset, timeUtc, areTicketsAvailable } =
    featuredTournament
  const [home, away] = matchUp
  const dayOf = (offset: number) => now && formatDate(venueDate(now, offset), language, 'dayMonth')
  return (
    <>
      <Banner
        id="featured-tournament"
        isGold={isGold}
        tags={
          <>
            <Tag tone="key">{t('events.featured')}</Tag>
            <span className="note">{category[language]}</span>
            <Tag tone="sample">{t('events.sample')}</Tag>
          </>
        }
        title={title[language]}
        note={
          <ul className="flow small gap-3">
            {featuredTournament.teams.map((code) => (
              <li key={code} className="line gap-1">
                <Flag src={seriesTeams[code].flag} unknownLabel={t('common:unknownSide')} />
                <b>{code === 'UAE' ? t('events.hosts') : seriesTeams[code].name[language]}</b>
              </li>
            ))}
          </ul>
        }
        facts={[
          {
            icon: 'calendar',
            // The dates depend on the visitor's clock; their space is reserved until then.
            text: (
              <span className={styles.dates}>
                <Later>{now && `${dayOf(startOffset)} – ${dayOf(endOffset)}`}</Later>
              </span>
            ),
          },
          { icon: 'place', text: venue[language] },
          {
            icon: 'clock',
            text: t('events.venueTime', { time: formatVenueTime(timeUtc, language) }),
          },
          {
            icon: 'cricket',
            text: t('events.opening', {
              home: seriesTeams[home].name[language],
              away: seriesTeams[away].name[language],
            }),
          },
          { icon: 'list', text: t('events.format', seriesFigures) },
          {
            icon: 'tickets',
            text: t(areTicketsAvailable ? 'events.tickets.onSale' : 'events.tickets.later'),
          },
          { icon: 'trophy', text: prize[language] },
        ]}
      >
        <Countdown
          label={t('events.countdown.label')}
          figure={<Ltr>{startOffset}</Ltr>}
          unit={t('events.countdown.days', { count: startOffset })}
        />
        <Button tone={isGold ? 'primary' : 'tonal'} aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
          {t('events.schedule.open')}
        </Button>
        <progress
          className={styles.progress}
          max={leadDays}
          value={leadDays - startOffset}
          aria-label={t('events.countdown.progress')}
        />
      </Banner>
      {isOpen && <ScheduleDialog onClose={() => setIsOpen(false)} />}
    </>
  )
}
