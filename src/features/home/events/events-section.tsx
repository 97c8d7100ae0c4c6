import { useTranslation } from 'react-i18next'
import { tonight, upcomingEvents } from '@/content/events/upcoming-events.ts'
import { upcomingFacts } from '@/content/events/upcoming-facts.ts'
import { useLanguage } from '@/platform/i18n/language.ts'
import { UpcomingEventRow } from '@/shared/upcoming-event-row.tsx'
import { MoreLink } from '@/ui/button.tsx'
import { Tag } from '@/ui/tag.tsx'
import { Rows } from '@/ui/blocks/row.tsx'
import { SectionHeading } from '@/ui/section-heading.tsx'
import { TonightBanner } from './tonight-banner.tsx'
import { TournamentBanner } from './tournament-banner.tsx'
import styles from './banner.module.css'

const shownEvents = tonight ? 2 : 3
const next = upcomingEvents.filter((event) => event !== tonight)

export function EventsSection() {
  const { t } = useTranslation(['home-sections', 'common'])
  const language = useLanguage()
  return (
    <section id="events" className="section" aria-label={t('events.label')}>
      <div className="wrap grid gap-6">
        <div className={styles.banners}>
          {tonight && <TonightBanner event={tonight} />}
          <TournamentBanner isGold={!tonight} />
        </div>
        <div className="stack gap-5">
          <SectionHeading label={t('events.label')} heading={t('events.heading')}>
            <div className="row gap-2">
              <Tag tone="sample">{t('common:sampleData')}</Tag>
              <MoreLink to="/events">{t('events.all')}</MoreLink>
            </div>
          </SectionHeading>
          <Rows>
            {next.slice(0, shownEvents).map((event) => (
              <UpcomingEventRow key={event.id} {...upcomingFacts(event, language)} />
            ))}
          </Rows>
        </div>
      </div>
    </section>
  )
}
