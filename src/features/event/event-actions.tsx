import { useTranslation } from 'react-i18next'
import { isCancelled } from '@/content/events/card-change.ts'
import { getPhase } from '@/content/events/event-phase.ts'
import type { SportsEvent } from '@/content/events/types.ts'
import { CalendarLink } from '@/shared/calendar-link.tsx'
import { deferred } from '@/platform/hydration/deferred.tsx'
import { useNow } from '@/platform/device/clock.ts'
import { useLanguage } from '@/platform/i18n/language.ts'
import { ShareButton } from '@/shared/share-button.tsx'
import { useFollow } from '@/shared/use-follow.ts'
import { ButtonLink } from '@/ui/button.tsx'
import { Icon } from '@/ui/icon.tsx'
import { eventCalendar, eventFile } from './event-calendar.ts'

const EventPicture = deferred(() => import('./event-picture.tsx'), 'EventPicture', {
  until: 'activity',
})

export function EventActions({ event }: { event: SportsEvent }) {
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
