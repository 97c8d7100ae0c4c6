import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { SportsEvent } from '@/content/events/types.ts'
import { eventHours } from '@/content/events/event-hours.ts'
import { getPhase } from '@/content/events/event-phase.ts'
import { placeOf } from '@/content/place-of.ts'
import { isCombat } from '@/content/sports.ts'
import { formatNumber } from '@/lib/format/format.ts'
import { formatVenueTime, type TimeUtc } from '@/lib/format/venue-date.ts'
import { useNow } from '@/platform/device/clock.ts'
import { useLanguage } from '@/platform/i18n/language.ts'
import { useLanguageNames } from '@/shared/use-language-names.ts'

const viewerLabels = {
  live: 'facts.watching',
  upcoming: 'facts.expectedViewers',
  past: 'facts.replayViews',
} as const

/** Shown beside every tab: the facts of an event, with times in venue time. */
export function EventAside({ event }: { event: SportsEvent }) {
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
    <aside aria-label={t('overview.facts')}>
      <dl className="facts">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </aside>
  )
}
