import { useTranslation } from 'react-i18next'
import { categoryName } from '@/content/category-name.ts'
import { eventCategories } from '@/content/events/event-categories.ts'
import { CalendarLink } from '@/shared/calendar-link.tsx'
import { Icon } from '@/ui/icon.tsx'
import { useLanguage } from '@/platform/i18n/language.ts'
import { upcomingEventsOfSport, sportCalendar, sportFile } from './event-calendar.ts'

/** Links to the calendar file of each sport. */
export function SportCalendars() {
  const { t } = useTranslation('event')
  const language = useLanguage()
  return (
    <section className="section" aria-labelledby="calendars">
      <div className="wrap row ends">
        <div className="stack gap-1">
          <h2 id="calendars" className="title-3">
            {t('calendar.links.heading')}
          </h2>
          <p className="note">{t('calendar.links.all')}</p>
        </div>
        <ul className="flow">
          {eventCategories
            .filter((sport) => upcomingEventsOfSport(sport).length > 0)
            .map((sport) => (
              <li key={sport}>
                <CalendarLink
                  file={sportFile(sport)}
                  write={(writing) => sportCalendar(sport, writing)}
                  className="button tonal small"
                >
                  <Icon name="calendar" />
                  {categoryName(sport)[language]}
                  <span className="visually-hidden">{`: ${t('calendar.links.heading')}`}</span>
                </CalendarLink>
              </li>
            ))}
        </ul>
      </div>
    </section>
  )
}
