import { useTranslation } from 'react-i18next'
import { battleHours } from '@/content/battle-card.ts'
import { placeOf, upcomingEvents } from '@/content/marketing-events.ts'
import { useNow } from '@/platform/clock.ts'
import { formatDate, formatNumber, formatTime } from '@/platform/format.ts'
import { useLanguage } from '@/platform/language.ts'
import { venueDate } from '@/platform/venue-date.ts'
import layout from '@/ui/layout.module.css'
import { Slug } from '@/ui/slug.tsx'
import { Tag } from '@/ui/tag.tsx'
import styles from './night-facts.module.css'

const hours = ['doors', 'firstBout', 'mainEvent'] as const

/** Where and when, from the same record as the list of events. */
export function NightFacts() {
  const { t } = useTranslation(['battle-night', 'common'])
  const language = useLanguage()
  const now = useNow()
  const event = upcomingEvents.find(({ id }) => id === 'battle-of-the-burj')
  if (!event) return null
  return (
    <section className={`${layout.wrap} ${layout.section}`} aria-labelledby="night">
      <Slug id="night" label={t('night.label')} heading={t('night.heading')}>
        <Tag>{t('common:sampleData')}</Tag>
      </Slug>
      <dl className={styles.facts}>
        <div>
          <dt>{t('night.date')}</dt>
          <dd>{now ? formatDate(venueDate(now, event.dayOffset), language, 'long') : '\u00a0'}</dd>
        </div>
        {hours.map((hour) => (
          <div key={hour}>
            <dt>{t(`night.${hour}`)}</dt>
            <dd>
              {/* The same on every day of the year at the venue. */}
              <bdi>
                {formatTime(
                  new Date(Date.UTC(2025, 0, 1, battleHours[hour].hours, battleHours[hour].minutes)),
                  language,
                )}
              </bdi>
              <small>{t('night.venueTime')}</small>
            </dd>
          </div>
        ))}
        <div>
          <dt>{t('night.venue')}</dt>
          <dd>{placeOf(event, language)}</dd>
        </div>
        <div>
          <dt>{t('night.crowd')}</dt>
          <dd>{formatNumber(event.expectedAttendance, language)}</dd>
        </div>
        <div>
          <dt>{t('night.prize')}</dt>
          <dd>{event.prize[language]}</dd>
        </div>
      </dl>
    </section>
  )
}
