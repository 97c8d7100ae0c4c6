import { useTranslation } from 'react-i18next'
import { isCancelled } from '@/content/events/card-change.ts'
import { upcomingEvents } from '@/content/events/upcoming-events.ts'
import { formatDate } from '@/lib/format/format.ts'
import { venueDate } from '@/lib/format/venue-date.ts'
import { useNow } from '@/platform/device/clock.ts'
import { useLanguage } from '@/platform/i18n/language.ts'
import styles from './partner-reach.module.css'
import { offers } from './sponsor-offers.tsx'

/** Only in print, because the page lists the formats itself: what a sponsor can book, and the next sample events. */
export function SheetFacts() {
  const { t } = useTranslation(['partnerships', 'common'])
  const language = useLanguage()
  const now = useNow()
  return (
    <div className={styles.paperFacts}>
      <div>
        <h3>{t('details.offers.heading')}</h3>
        <ul>
          {offers.map(({ id }) => (
            <li key={id}>{t(`details.offers.${id}.name`)}</li>
          ))}
        </ul>
      </div>
      {now && (
        <div>
          <h3>
            {t('details.reach.nights')} ({t('common:sampleData')})
          </h3>
          <ul>
            {upcomingEvents
              .filter((event) => event.dayOffset >= 0 && !isCancelled(event))
              .slice(0, 3)
              .map(({ id, title, city, dayOffset, timeUtc }) => (
                <li key={id}>
                  {title[language]} · {city[language]} ·{' '}
                  {formatDate(venueDate(now, dayOffset, timeUtc), language, 'long')}
                </li>
              ))}
          </ul>
        </div>
      )}
    </div>
  )
}
