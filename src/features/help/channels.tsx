import { useTranslation } from 'react-i18next'
import { config } from '@/config.ts'
import { claims } from '@/content/claims.ts'
import { chatHours, chatIntake, formatHour, formatOpeningHours, phoneHours } from '@/content/support-hours.ts'
import { LiveChat } from '@/shared/live-chat.tsx'
import { Icon } from '@/ui/icon.tsx'
import { Ltr } from '@/ui/ltr.tsx'
import { SectionHeading } from '@/ui/section-heading.tsx'
import styles from './channels.module.css'

/** Three ways to contact support, with their hours. */
export function Channels() {
  const { t } = useTranslation('help')
  const email = config.email.replace(/^[^@]+/, 'support')
  return (
    <section className="section" aria-labelledby="channels">
      <div className="wrap">
        <SectionHeading label={t('channels.label')} heading={t('channels.heading')} id="channels" />
        <ul className={`wall ${styles.channels}`}>
          <li>
            <h3>
              <Icon name="chat" />
              {t('channels.chat.name')}
            </h3>
            <p className={styles.hours}>
              <Ltr>{chatIntake}</Ltr>
            </p>
            <p className="note">
              {t('channels.chat.body', { from: formatHour(chatHours.from), to: formatHour(chatHours.to) })}
            </p>
            <LiveChat name={t('channels.chat.name')} className="link">
              {t('channels.chat.action')}
            </LiveChat>
          </li>
          <li>
            <h3>
              <Icon name="phone" />
              {t('channels.phone.name')}
            </h3>
            <p className={styles.hours}>
              <Ltr>{formatOpeningHours(phoneHours)}</Ltr>
            </p>
            <p className="note">{t('channels.phone.body')}</p>
            <a className="link" href={`tel:${config.phone.replaceAll(' ', '')}`}>
              <Ltr>{config.phone}</Ltr>
            </a>
          </li>
          <li>
            <h3>
              <Icon name="mail" />
              {t('channels.email.name')}
            </h3>
            <p className={styles.hours}>{t('channels.email.hours', { figure: claims.replyHours })}</p>
            <p className="note">{t('channels.email.body', { figure: claims.replyHours })}</p>
            <a className="link" href={`mailto:${email}`}>
              <Ltr>{email}</Ltr>
            </a>
          </li>
        </ul>
      </div>
    </section>
  )
}
