import { linkOptions } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { EventId } from '@/content/events/event-ids.ts'
import { isCancelled } from '@/content/events/card-change.ts'
import { findEvent } from '@/content/events/events.ts'
import { isCombat } from '@/content/sports.ts'
import { deferred } from '@/platform/hydration/deferred.tsx'
import type { SearchOf } from '@/platform/search-params.ts'
import { HideScoresSwitch } from '@/shared/hide-scores-switch.tsx'
import { TabBar } from '@/shared/tab-bar.tsx'
import { ButtonLink, Button } from '@/ui/button.tsx'
import { Ltr } from '@/ui/ltr.tsx'
import { EventHero } from './event-hero.tsx'
import styles from './event-page.module.css'
import { EventHighlights } from './event-highlights.tsx'
import { EventStatistics } from './event-statistics.tsx'
import { cardOf, listedCardOf } from '@/content/bouts/records.ts'
import type { SportsEvent } from '@/content/events/types.ts'
import { useScrollToHash } from '@/platform/hydration/scroll-to-hash.ts'
import { EventBouts } from './event-bout.tsx'
import type { ReactNode } from 'react'
import { eventHours } from '@/content/events/event-hours.ts'
import { getPhase } from '@/content/events/event-phase.ts'
import { placeOf } from '@/content/place-of.ts'
import { formatNumber, formatDate } from '@/lib/format/format.ts'
import { formatVenueTime, type TimeUtc, venueDate } from '@/lib/format/venue-date.ts'
import { useNow } from '@/platform/device/clock.ts'
import { useLanguage } from '@/platform/i18n/language.ts'
import { useLanguageNames } from '@/shared/use-language-names.ts'
import { resultFacts } from '@/content/bouts/result-words.ts'
import { pairingOf } from '@/content/bouts/sides.ts'
import type { Bout } from '@/content/bouts/types.ts'
import { copyText } from '@/platform/device/clipboard.ts'
import { notify } from '@/platform/toasts.ts'
import { Icon } from '@/ui/icon.tsx'

const Overview = deferred(() => import('./overview.tsx'), 'Overview')

const tabs = ['overview', 'card', 'highlights', 'statistics'] as const
type EventTab = SearchOf<'/event/$eventId'>['tab']

type EventPageProps = { id: EventId; tab: EventTab }

const panels = {
  overview: Overview,
  card: FightCard,
  highlights: EventHighlights,
  statistics: EventStatistics,
} satisfies Record<EventTab, unknown>

export function EventPage({ id, tab }: EventPageProps) {
  const { t } = useTranslation(['event', 'common'])
  const event = findEvent(id)
  if (!event) return null
  const Panel = panels[tab]
  const label = (each: EventTab) =>
    t(each === 'card' && !isCombat(event.sport) ? 'tabs.matchCard' : `tabs.${each}`)
  return (
    <>
      <EventHero event={event} />
      {event.status !== 'past' && !isCancelled(event) && <HowToWatch />}
      <div className={`wrap ${styles.body}`}>
        <TabBar
          label={t('tabs.label')}
          tabs={tabs}
          current={tab}
          nameOf={label}
          linkTo={(each) =>
            linkOptions({ to: '/event/$eventId', params: { eventId: id }, search: { tab: each } })
          }
        />
        <div className={`split ${styles.columns}`}>
          <div className="stack gap-6">
            {event.status === 'past' && (
              <div className="row">
                <HideScoresSwitch>{t('common:hideScores.switch')}</HideScoresSwitch>
                <CopyResults event={event} />
              </div>
            )}
            <Panel event={event} />
          </div>
          <EventAside event={event} />
        </div>
      </div>
    </>
  )
}

const steps = ['app', 'code', 'screen'] as const

/** The three steps to the stream, beside the start times. */
function HowToWatch() {
  const { t } = useTranslation(['event', 'demo'])
  return (
    <section className="tone no-print" aria-labelledby="watching">
      <div className={`wrap row ${styles.band}`}>
        <h2 id="watching" className="title-3">
          {t('demo:watching.heading')}
        </h2>
        <ol className="flow gap-4">
          {steps.map((step, index) => (
            <li key={step}>
              <Ltr numeral>{String(index + 1)}</Ltr> {t(`demo:watching.${step}`)}
            </li>
          ))}
        </ol>
        <ButtonLink to="/watch" tone="tonal" size="small">
          {t('enterCode')}
        </ButtonLink>
      </div>
    </section>
  )
}

/** All bouts of the event, the main bout first. */
function FightCard({ event }: { event: SportsEvent }) {
  const { t } = useTranslation(['event', 'demo'])
  useScrollToHash()
  const now = useNow()
  const [main] = cardOf(event.id, now)
  const others = listedCardOf(event.id, now).filter((bout) => bout !== main)
  return (
    <section className="stack" aria-labelledby="card">
      <h2 id="card" className="visually-hidden">
        {t(isCombat(event.sport) ? 'tabs.card' : 'tabs.matchCard')}
      </h2>
      {main?.kind === 'combat' && event.status !== 'past' && <p className="note">{t('demo:start.note')}</p>}
      {main ? <EventBouts bouts={[main, ...others]} main={main} /> : <p className="lead">{t('card.none')}</p>}
    </section>
  )
}

const viewerLabels = {
  live: 'facts.watching',
  upcoming: 'facts.expectedViewers',
  past: 'facts.liveViews',
} as const

/** Shown beside every tab: the facts of an event, with times in venue time. */
function EventAside({ event }: { event: SportsEvent }) {
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

/** Copies the results of a past event as text, one line per bout, for reports. */
function CopyResults({ event }: { event: SportsEvent }) {
  const { t, i18n } = useTranslation(['event', 'demo', 'common'])
  const language = useLanguage()

  const lineOf = (bout: Bout) => {
    const { winner, end = [] } = resultFacts(bout, { language, i18n }) ?? {}
    return `${pairingOf(bout, language)}: ${[winner, ...end].filter(Boolean).join(' · ')}`
  }
  const copy = async () => {
    const date = formatDate(venueDate(new Date(), event.dayOffset, event.timeUtc), language, 'long')
    const isCopied = await copyText(
      [
        `${event.title[language]} (${t('common:sampleData')})`,
        `${date} · ${placeOf(event, language)}`,
        ...cardOf(event.id).map(lineOf),
      ].join('\n'),
    )
    notify({
      id: 'share',
      tone: isCopied ? 'good' : 'bad',
      title: t(isCopied ? 'results.copied' : 'results.failed'),
    })
  }
  return (
    <Button tone="tonal" size="small" onClick={() => void copy()}>
      <Icon name="copy" />
      {t('results.copy')}
    </Button>
  )
}
