import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { isCancelled } from '@/content/events/card-change.ts'
import { getPhase } from '@/content/events/event-phase.ts'
import { scheduleOf, upcomingEvents } from '@/content/events/upcoming-events.ts'
import { formatVenueTime } from '@/lib/format/venue-date.ts'
import { useNow } from '@/platform/device/clock.ts'
import { useLanguage } from '@/platform/i18n/language.ts'
import { buttonClass } from '@/ui/button.ts'
import { Icon } from '@/ui/icon.tsx'
import { Tag } from '@/ui/tag.tsx'
import styles from './installed-start.module.css'

/** What visitors open the installed site for. Only CSS shows it, so that nothing moves. */
export function InstalledStart() {
  const { t } = useTranslation('home')
  const language = useLanguage()
  const now = useNow()
  const tonight = upcomingEvents.find((event) => event.dayOffset === 0 && !isCancelled(event))
  return (
    <nav className={`wrap ${styles.start}`} aria-label={t('start.label')}>
      <Link to="/watch" className={buttonClass()}>
        <Icon name="play" />
        {t('start.code')}
      </Link>
      {tonight && (
        <Link to="/event/$eventId" params={{ eventId: tonight.id }} className={styles.tonight}>
          <b>{tonight.title[language]}</b>
          {getPhase(scheduleOf(tonight), now) === 'live' ? (
            <Tag tone="live">{t('ticker.live')}</Tag>
          ) : (
            <span className="note">
              {t('start.tonight', { time: formatVenueTime(tonight.timeUtc, language) })}
            </span>
          )}
        </Link>
      )}
    </nav>
  )
}
