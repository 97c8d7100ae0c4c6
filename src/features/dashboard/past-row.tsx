import { useTranslation } from 'react-i18next'
import type { SportsEvent } from '@/content/events/types.ts'
import { categoryName } from '@/content/category-name.ts'
import { useNow } from '@/platform/device/clock.ts'
import { formatDate, formatNumber } from '@/lib/format/format.ts'
import { useLanguage } from '@/platform/i18n/language.ts'
import { venueDate } from '@/lib/format/venue-date.ts'
import { Icon } from '@/ui/icon.tsx'
import { EventRowLinks } from './event-row-links.tsx'
import { MainPairing } from './main-pairing.tsx'
import { ReelRow } from './reel-row.tsx'
import styles from './reel.module.css'
import { MainEventResult } from './main-event-result.tsx'

export function PastRow({ event }: { event: SportsEvent }) {
  const { t } = useTranslation('dashboard')
  const language = useLanguage()
  const now = useNow()
  const minutes = event.durationMinutes ?? 0
  return (
    <ReelRow
      event={event}
      over={
        <p className={`num ${styles.length}`}>
          {t('duration', { hours: Math.floor(minutes / 60), minutes: minutes % 60 })}
        </p>
      }
      label={
        <>
          {categoryName(event.sport)[language]} ·{' '}
          {now ? formatDate(venueDate(now, event.dayOffset), language, 'long') : '\u00a0'}
        </>
      }
      actions={<EventRowLinks event={event} phase="past" />}
    >
      <MainEventResult event={event} />
      <div className={`flow note ${styles.meta}`}>
        <MainPairing event={event} />
        <span>
          <Icon name="eye" />
          {t('views', { number: formatNumber(event.viewers, language) })}
        </span>
      </div>
    </ReelRow>
  )
}
