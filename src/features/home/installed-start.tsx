import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { nightOf } from '@/content/events/night-of.ts'
import { scheduleOf, tonight } from '@/content/events/upcoming-events.ts'
import { formatVenueTime } from '@/lib/format/venue-date.ts'
import { useNow } from '@/platform/device/clock.ts'
import { useLanguage } from '@/platform/i18n/language.ts'
import { OnAir } from '@/shared/on-air.tsx'
import { useFollowed } from '@/shared/use-followed.ts'
import { buttonClass } from '@/ui/button.ts'
import { Icon } from '@/ui/icon.tsx'
import styles from './installed-start.module.css'
import { Following } from './ticker/following.tsx'

/** What visitors open the installed site for. Only CSS shows it, so that nothing moves. */
export function InstalledStart() {
  const { t } = useTranslation('home')
  const language = useLanguage()
  const now = useNow()
  return (
    <nav className={`wrap ${styles.start}`} aria-label={t('start.label')}>
      <Link to="/watch" className={buttonClass()}>
        <Icon name="play" />
        {t('start.code')}
      </Link>
      {tonight && (
        <Link to="/event/$eventId" params={{ eventId: tonight.id }} className={styles.tonight}>
          <b>{tonight.title[language]}</b>
          <OnAir
            {...nightOf({ ...scheduleOf(tonight), id: tonight.id }, now)}
            size="line"
            otherwise={
              <span className="note">
                {t('start.tonight', { time: formatVenueTime(tonight.timeUtc, language) })}
              </span>
            }
          />
        </Link>
      )}
      <p className={styles.following} data-shown={useFollowed().size > 0 || undefined}>
        <Following />
      </p>
    </nav>
  )
}
