import { useTranslation } from 'react-i18next'
import { eventHours } from '@/content/events/event-hours.ts'
import { findEvent } from '@/content/events/events.ts'
import { placeOf } from '@/content/place-of.ts'
import { useNow } from '@/platform/device/clock.ts'
import { formatDate, formatNumber } from '@/lib/format/format.ts'
import { useLanguage } from '@/platform/i18n/language.ts'
import { formatVenueTime, venueDate } from '@/lib/format/venue-date.ts'
import { useLanguageNames } from '@/shared/use-language-names.ts'
import { SectionHeading } from '@/ui/section-heading.tsx'
import styles from './night-facts.module.css'

/** Place and time, from the same data as the event's page. */
export function NightFacts() {
  const { t } = useTranslation(['battle', 'demo'])
  const language = useLanguage()
  const now = useNow()
  const languageNames = useLanguageNames()
  const event = findEvent('battle-of-the-burj')
  if (!event) return null
  const { doors, first } = eventHours(event)
  const hours = [
    { name: 'doors', timeUtc: doors },
    { name: 'firstBout', timeUtc: first },
  ] as const
  return (
    <section className="wrap section" aria-labelledby="night">
      <SectionHeading id="night" label={t('night.label')} heading={t('night.heading')} />
      <dl className={styles.facts}>
        <div>
          <dt>{t('night.date')}</dt>
          <dd>{now ? formatDate(venueDate(now, event.dayOffset), language, 'long') : '\u00a0'}</dd>
        </div>
        {hours.map(({ name, timeUtc }) => (
          <div key={name}>
            <dt>{t(`night.${name}`)}</dt>
            <dd>
              <bdi>{formatVenueTime(timeUtc, language)}</bdi>
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
          <dd>{formatNumber(event.attendance, language)}</dd>
        </div>
        <div>
          <dt>{t('night.prize')}</dt>
          <dd>{event.prize[language]}</dd>
        </div>
        {(['commentary', 'captions'] as const).map((kind) => (
          <div key={kind}>
            <dt>{t(`demo:languages.${kind}`)}</dt>
            <dd>{languageNames(event.languages?.[kind])}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
