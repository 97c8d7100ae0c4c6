import { useTranslation } from 'react-i18next'
import { cardOf } from '@/content/bouts/records.ts'
import { pairingOf } from '@/content/bouts/sides.ts'
import { eventChanges, isCancelled } from '@/content/events/card-change.ts'
import { findEventByTitle } from '@/content/events/find-event-by-title.ts'
import { isCombat } from '@/content/sports.ts'
import { clockText } from '@/lib/format/clock-text.ts'
import { formatDate, formatRelativeDay } from '@/lib/format/format.ts'
import { formatVenueTime, venueDate } from '@/lib/format/venue-date.ts'
import { useNow } from '@/platform/device/clock.ts'
import { useLanguage } from '@/platform/i18n/language.ts'
import { CalendarLink } from '@/shared/calendar-link.tsx'
import { BoutStart } from './bout-start.tsx'
import { ChangeNotes } from './change-notes.tsx'
import { eventCalendar, eventFile } from './event-calendar.ts'
import { Row, Rows } from '@/ui/blocks/row.tsx'
import { Icon } from '@/ui/icon.tsx'
import { Ltr } from '@/ui/ltr.tsx'

const dayMs = 24 * 60 * 60_000

/** When an event starts that has no stream yet, and who competes, if the site lists an event of that name. */
export function AwaitedEvent({ name }: { name: string }) {
  const { t } = useTranslation(['event', 'demo'])
  const language = useLanguage()
  const now = useNow(1_000)
  const event = findEventByTitle(name)
  const card = event && cardOf(event.id, now)
  if (!event || !card?.length || !now) return null
  const start = venueDate(now, event.dayOffset, event.timeUtc)
  const remainingMs = start.getTime() - now.getTime()
  return (
    <section className="stack" aria-labelledby="awaited">
      <div className="row ends">
        <div>
          <p className="flow">
            <b>{formatDate(start, language, 'long')}</b>
            <bdi>{t('demo:uae', { time: formatVenueTime(event.timeUtc, language) })}</bdi>
          </p>
          <ChangeNotes changes={eventChanges(event)} />
        </div>
        {remainingMs > 0 && !isCancelled(event) && (
          <p>
            {t(remainingMs < dayMs ? 'awaited.startsIn' : 'awaited.starts')}{' '}
            <b className="figure-5">
              {remainingMs < dayMs ? (
                <Ltr>{clockText(Math.ceil(remainingMs / 1000))}</Ltr>
              ) : (
                formatRelativeDay(event.dayOffset, language)
              )}
            </b>
          </p>
        )}
        <CalendarLink
          file={eventFile(event)}
          write={(writing) => eventCalendar(event, writing)}
          className="button tonal"
        >
          <Icon name="calendar" />
          {t('demo:calendar.add')}
        </CalendarLink>
      </div>
      <h2 id="awaited" className="title-2">
        {t(isCombat(event.sport) ? 'tabs.card' : 'tabs.matchCard')}
      </h2>
      <Rows ordered columns="many">
        {card.map((bout) => (
          <Row key={bout.order} title={pairingOf(bout, language)}>
            <BoutStart bout={bout} />
          </Row>
        ))}
      </Rows>
    </section>
  )
}
