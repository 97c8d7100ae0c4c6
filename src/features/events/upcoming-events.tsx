import { useTranslation } from 'react-i18next'
import { upcomingEvents } from '@/content/events/upcoming-events.ts'
import { SectionHeading } from '@/ui/section-heading.tsx'
import { Tag } from '@/ui/tag.tsx'
import { FeaturedEvent } from './featured-event.tsx'
import { UpcomingRow } from './upcoming-row.tsx'
import styles from './upcoming-events.module.css'

/** Upcoming events: the featured one with its picture, the others as rows. */
export function UpcomingEvents() {
  const { t } = useTranslation(['events', 'common'])
  return (
    <section className={`wrap ${styles.upcoming}`} aria-labelledby="upcoming">
      <SectionHeading id="upcoming" label={t('upcoming.label')} heading={t('upcoming.heading')}>
        <Tag>{t('common:sampleData')}</Tag>
      </SectionHeading>
      {upcomingEvents
        .filter((event) => event.featured)
        .map((event) => (
          <FeaturedEvent key={event.id} event={event} />
        ))}
      <ul className={`ruled ${styles.rundown}`}>
        {upcomingEvents
          .filter((event) => !event.featured)
          .map((event) => (
            <li key={event.id}>
              <UpcomingRow event={event} />
            </li>
          ))}
      </ul>
    </section>
  )
}
