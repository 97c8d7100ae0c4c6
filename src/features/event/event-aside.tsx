import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { SportsEvent } from '@/content/events/types.ts'
import { categoryName } from '@/content/category-name.ts'
import { eventHours } from '@/content/events/event-hours.ts'
import { getPhase } from '@/content/events/event-phase.ts'
import { placeOf } from '@/content/place-of.ts'
import { isCombat } from '@/content/sports.ts'
import { formatNumber } from '@/lib/format/format.ts'
import { formatVenueTime, type TimeUtc } from '@/lib/format/venue-date.ts'
import { useNow } from '@/platform/device/clock.ts'
import { CalendarLink } from '@/shared/calendar-link.tsx'
import { Icon } from '@/ui/icon.tsx'
import { useLanguage } from '@/platform/i18n/language.ts'
import { useLanguageNames } from '@/shared/use-language-names.ts'
import { upcomingEventsOfSport, sportCalendar, sportFile } from './event-calendar.ts'

/** Shown beside every tab: facts and the sport's calendar. */
export function EventAside({ event }: { event: SportsEvent }) {
  const { t } = useTranslation('event')
  const language = useLanguage()
  const { sport } = event
  return (
    <aside className="stack gap-6" aria-label={t('overview.facts')}>
      <EventLedger event={event} />
      {upcomingEventsOfSport(sport).length > 0 && (
        <div className="no-print">
          <h2 className="title-3">{t('calendar.links.heading')}</h2>
          <p className="note">{t('calendar.links.body')}</p>
          <CalendarLink
            file={sportFile(sport)}
            write={(writing) => sportCalendar(sport, writing)}
            className="link"
          >
            <Icon name="download" />
            {t('calendar.links.sport', { sport: categoryName(sport)[language] })}
          </CalendarLink>
        </div>
      )}
    </aside>
  )
}

const viewerLabels = {
  live: 'facts.watching',
  upcoming: 'facts.expectedViewers',
  past: 'facts.replayViews',
} as const

/** The facts of an event, with times in venue time. */
function EventLedger({ event }: { event: SportsEvent }) {
  const { t } = useTranslation(['event', 'demo'])
  const language = useLanguage()
  const phase = getPhase(event, useNow())
  const languageNames = useLanguageNames()
  const { doors, first } = eventHours(event)
  const duration = (all: number) => {
    const hours = Math.floor(all / 60)
    const minutes = all % 60
    if (hours === 0) return t('minuteCount', { count: minutes })
    if (minutes === 0) return t('hourCount', { count: hours })
    return t('hoursAndMinutes', {
      hours: t('hourCount', { count: hours }),
      minutes: t('minuteCount', { count: minutes }),
    })
  }
  const time = (timeUtc: TimeUtc) => t('demo:uae', { time: formatVenueTime(timeUtc, language) })
  const isPast = event.status === 'past'
  const facts: [label: string, value: ReactNode][] = [
    [t('facts.prize'), event.prize[language]],
    [t(isPast ? 'facts.attendance' : 'facts.crowd'), formatNumber(event.attendance, language)],
    [t(viewerLabels[phase]), formatNumber(event.viewers, language)],
    ...(event.durationMinutes
      ? [[t('facts.duration'), duration(event.durationMinutes)] satisfies [string, ReactNode]]
      : ([
          [t('facts.doors'), time(doors)],
          [t(isCombat(event.sport) ? 'facts.firstBout' : 'facts.firstMatch'), time(first)],
        ] satisfies [string, ReactNode][])),
    [t('facts.venue'), placeOf(event, language)],
    [t('demo:languages.commentary'), languageNames(event.languages?.commentary)],
    [t('demo:languages.captions'), languageNames(event.languages?.captions)],
  ]
  return (
    <dl className="facts">
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
