import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { getPhase } from '@/content/events/event-phase.ts'
import { scheduleOf, tonight } from '@/content/events/upcoming-events.ts'
import { formatVenueTime } from '@/lib/format/venue-date.ts'
import { useNow } from '@/platform/device/clock.ts'
import { useLanguage } from '@/platform/i18n/language.ts'
import { offAir, onAir } from '@/shared/on-air.tsx'
import { useFollowed } from '@/shared/use-followed.ts'
import { ButtonLink } from '@/ui/button.tsx'
import { Icon } from '@/ui/icon.tsx'
import { Tag } from '@/ui/tag.tsx'
import styles from './installed-start.module.css'
import { Following } from './ticker/following.tsx'

/** What visitors open the installed site for. Only CSS shows it, so that nothing moves. */
export function InstalledStart() {
  const { t } = useTranslation('home')
  const language = useLanguage()
  const now = useNow()
  const isLive = tonight && getPhase(scheduleOf(tonight), now) === 'live'
  return (
    <nav className={`wrap row ${styles.start}`} aria-label={t('start.label')}>
      <ButtonLink to="/watch">
        <Icon name="play" />
        {t('start.code')}
      </ButtonLink>
      {tonight && (
        <Link to="/event/$eventId" params={{ eventId: tonight.id }} className="row plain-link">
          <b>{tonight.title[language]}</b>
          {(isLive || !now) && (
            <span {...onAir(!now)}>
              <Tag tone="live">{t('ticker.live')}</Tag>
            </span>
          )}
          {!isLive && (
            <span className="note" {...offAir(!now)}>
              {t('start.tonight', { time: formatVenueTime(tonight.timeUtc, language) })}
            </span>
          )}
        </Link>
      )}
      <p className={styles.following} data-shown={useFollowed().size > 0 || undefined}>
        <Following />
      </p>
    </nav>
  )
}
