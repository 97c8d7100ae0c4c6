import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { formatRelative } from '@/lib/format/format.ts'
import { useLanguage } from '@/platform/i18n/language.ts'
import { Icon } from '@/ui/icon.tsx'
import { StableWidth } from '@/ui/stable-width.tsx'
import { Tag } from '@/ui/tag.tsx'
import styles from './notification-row.module.css'
import { opens } from './use-read-on-press.ts'
import type { Notification } from './use-notifications.ts'

/** A fixed "now": the sample data has only ages, so no clock is needed. */
const epoch = new Date(0)

/** The link covers the entire row. */
export function NotificationRow({ notification, isNew }: { notification: Notification; isNew: boolean }) {
  const { t } = useTranslation('account')
  const { id, icon, minutes, kind, title, detail, otherwise, link } = notification
  const since = formatRelative(new Date(epoch.getTime() - minutes * 60_000), epoch, useLanguage())
  return (
    <li className={styles.row} data-new={isNew || undefined} {...opens(id)}>
      <Icon name={icon} className={styles.icon} />
      <div className={styles.words}>
        {/* The key remounts the line on a change; browsers do not count new elements as a layout shift. */}
        <p key={kind + since} className={`label row ${styles.above}`}>
          {kind} · {since}
          {isNew && <Tag tone="key">{t('notifications.isNew')}</Tag>}
        </p>
        <h2>
          <Link {...link} className={styles.link}>
            {otherwise ? <StableWidth words={otherwise.title}>{title}</StableWidth> : title}
          </Link>
        </h2>
        <p className="note">
          {otherwise ? <StableWidth words={otherwise.detail}>{detail}</StableWidth> : detail}
        </p>
      </div>
      <span className={`link ${styles.open}`} aria-hidden="true">
        {t('notifications.open')}
        <Icon name="arrow-forward" />
      </span>
    </li>
  )
}
