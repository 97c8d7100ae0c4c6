import { useTranslation } from 'react-i18next'
import type { SportsEvent } from '@/content/events/types.ts'
import { nightOf } from '@/content/events/night-of.ts'
import { eventChanges, isCancelled } from '@/content/events/card-change.ts'
import { changeTag } from '@/content/events/change-tag.ts'
import { cardOf } from '@/content/bouts/records.ts'
import { categoryName } from '@/content/category-name.ts'
import { isCombat } from '@/content/sports.ts'
import { useNow } from '@/platform/device/clock.ts'
import { useLanguage } from '@/platform/i18n/language.ts'
import { hiddenScoreId } from '@/platform/device/hide-scores.ts'
import { pictureNames } from '@/content/picture-names.ts'
import { ListLink } from '@/shared/list-link.tsx'
import { usePictureAlt } from '@/shared/use-picture-words.ts'
import { offAir, OnAir } from '@/shared/on-air.tsx'
import { heroLead, Hero } from '@/ui/media/hero.tsx'
import { Tag } from '@/ui/tag.tsx'
import { BoutStart } from './bout-start.tsx'
import { ChangeNotes } from './change-notes.tsx'
import { pairingOf } from '@/content/bouts/sides.ts'
import { getPhase } from '@/content/events/event-phase.ts'
import { placeOf } from '@/content/place-of.ts'
import { formatRelativeDay } from '@/lib/format/format.ts'
import { localStartTime } from '@/lib/format/local-time.ts'
import { formatVenueTime, venueDate } from '@/lib/format/venue-date.ts'
import { localTimeZone } from '@/lib/format/zone.ts'
import { Icon } from '@/ui/icon.tsx'
import styles from './event-hero.module.css'
import { CalendarLink } from '@/shared/calendar-link.tsx'
import { deferred } from '@/platform/hydration/deferred.tsx'
import { ShareButton } from '@/shared/share-button.tsx'
import { useFollow } from '@/shared/use-follow.ts'
import { VenueDay } from '@/shared/venue-day.tsx'
import { ButtonLink } from '@/ui/button.tsx'
import { eventCalendar, eventFile } from './event-calendar.ts'

const statusTones = { live: 'live', upcoming: 'data', past: 'plain' } as const

export function EventHero({ event }: { event: SportsEvent }) {
  const { t } = useTranslation(['event', 'demo', 'common'])
  const language = useLanguage()
  const getAlt = usePictureAlt()
  const now = useNow()
  const night = nightOf(event, now)
  const { phase } = night
  const change = changeTag(event)
  const card = cardOf(event.id, now)
  const [main] = card
  const bouts = isCombat(event.sport) ? 'boutCount' : 'matchCount'
  return (
    <Hero art={event.art} alt={getAlt(pictureNames.get(event.art))}>
      <div className="stack gap-3">
        <ListLink lists={['/events', '/dashboard']} className="link no-print">
          {t('back')}
        </ListLink>
        {/* The key remounts the line on a change; browsers do not count new elements as a layout shift. */}
        <p key={phase} className="flow">
          {!isCancelled(event) && <Tag tone={statusTones[phase]}>{t(`demo:status.${phase}`)}</Tag>}
          {change && <Tag tone="key">{change[language]}</Tag>}
          <Tag>
            {categoryName(event.sport)[language]}
            {main && ` · ${t(bouts, { count: card.length })}`}
          </Tag>
          <Tag tone="sample">{t('common:sampleData')}</Tag>
        </p>
      </div>
      <h1>{event.title[language]}</h1>
      <div className={heroLead}>
        {main && <p className="title-3">{pairingOf(main, language)}</p>}
        <p data-hidden-score={event.status === 'past' ? hiddenScoreId('event', event.id) : undefined}>
          {event.subtitle[language]}
        </p>
      </div>
      {main && <OnAir {...night} size="panel" />}
      <ChangeNotes changes={eventChanges(event)} />
      <EventTime event={event} />
      {main && night.phase !== 'live' && (
        <div {...offAir(night.isTonight && !now)}>
          <BoutStart bout={main} label={t('card.main')} />
        </div>
      )}
      <EventActions event={event} />
    </Hero>
  )
}

/** Date, place and time. What depends on the visitor's clock ends its line, so that nothing moves. */
function EventTime({ event }: { event: SportsEvent }) {
  const { t } = useTranslation(['event', 'demo'])
  const language = useLanguage()
  const now = useNow()
  const phase = getPhase(event, now)
  const day = event.dayOffset > -31 && formatRelativeDay(event.dayOffset, language)
  const start = now && venueDate(now, event.dayOffset, event.timeUtc)
  const own = start && event.status !== 'past' && localStartTime(start, language, localTimeZone())
  return (
    <ul className="flow marks">
      <li className={styles.day}>
        <Icon name="calendar" />
        <span>
          {phase === 'live' && event.dayOffset < 0 ? t('since', { day }) : day}
          {day && start && ' · '}
          <VenueDay dayOffset={event.dayOffset} format="long" />
        </span>
      </li>
      <li>
        <Icon name="place" />
        <span>{placeOf(event, language)}</span>
      </li>
      <li>
        <Icon name="clock" />
        <span>
          {t('demo:uae', { time: formatVenueTime(event.timeUtc, language) })}{' '}
          {own && <span className="note">{t('ownTime', { time: own })}</span>}
        </span>
      </li>
    </ul>
  )
}

const EventPicture = deferred(() => import('./event-picture.tsx'), 'EventPicture', {
  until: 'activity',
})

function EventActions({ event }: { event: SportsEvent }) {
  const { t } = useTranslation(['event', 'demo'])
  const language = useLanguage()
  const phase = getPhase(event, useNow())
  const { isFollowed, toggle } = useFollow('event', event.id)
  const tonal = 'button tonal small'
  return (
    <div className="row gap-2">
      {event.status === 'past' && (
        <ButtonLink to="/watch" size="small">
          {t('enterCode')}
        </ButtonLink>
      )}
      <button type="button" className={tonal} aria-pressed={isFollowed} onClick={toggle}>
        <Icon name="heart" />
        {t(isFollowed ? 'liked' : 'like')}
      </button>
      <ShareButton title={event.title[language]} className={tonal}>
        {t('share')}
      </ShareButton>
      <EventPicture event={event} />
      {phase === 'live' && (
        <ButtonLink to="/watch">
          <Icon name="play" />
          {t('watchLive')}
        </ButtonLink>
      )}
      {phase !== 'past' && (
        <CalendarLink
          // A new element, because a moved element counts as a layout shift.
          key={phase}
          file={eventFile(event)}
          write={(writing) => eventCalendar(event, writing)}
          className={phase === 'upcoming' ? 'button' : tonal}
        >
          <Icon name="calendar" />
          {t(isCancelled(event) ? 'updateCalendar' : 'demo:calendar.add')}
        </CalendarLink>
      )}
    </div>
  )
}
