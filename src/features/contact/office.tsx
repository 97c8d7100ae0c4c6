import { useTranslation } from 'react-i18next'
import { config } from '@/config.ts'
import { formatOpeningHours, phoneHours } from '@/content/support-hours.ts'
import { useNow } from '@/platform/device/clock.ts'
import { Icon } from '@/ui/icon.tsx'
import { Ltr } from '@/ui/ltr.tsx'
import { getSupportStatus, isWorkingDay, weekdays } from './get-support-status.ts'
import styles from './office.module.css'

/** Address, office hours, phone number and email address. */
export function Office() {
  const { t } = useTranslation('contact')
  const now = useNow()
  const today = now && getSupportStatus(now).day
  return (
    <section className={`grid ${styles.office}`} aria-labelledby="office">
      <h2 id="office">{t('office.heading')}</h2>
      <ol className={styles.days}>
        {weekdays.map((day) => (
          <li
            key={day}
            data-off={isWorkingDay(day) ? undefined : ''}
            aria-current={day === today ? 'date' : undefined}
          >
            <span className="visually-hidden">
              {`${t(`office.days.${day}`)}: ${isWorkingDay(day) ? t('office.open') : t('office.closed')}`}
            </span>
            <span className={styles.wide} aria-hidden="true">
              {t(`office.wide.${day}`)}
            </span>
            <span className={styles.narrow} aria-hidden="true">
              {t(`office.narrow.${day}`)}
            </span>
          </li>
        ))}
      </ol>
      <p className="note">
        {t('office.weekStart')} <Ltr>{formatOpeningHours(phoneHours)}</Ltr> {t('office.weekEnd')}
      </p>
      <address className={styles.address}>
        <a className="link" href={`tel:${config.phone.replaceAll(' ', '')}`}>
          <Icon name="phone" />
          <Ltr>{config.phone}</Ltr>
        </a>
        <a className="link" href={`mailto:${config.email}`}>
          <Icon name="mail" />
          <Ltr>{config.email}</Ltr>
        </a>
        <span className={`inline ${styles.place}`}>
          <Icon name="place" />
          {t('office.place')}
        </span>
      </address>
    </section>
  )
}
