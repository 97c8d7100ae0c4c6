import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { notificationIds } from '@/content/notifications.ts'
import { announce } from '@/platform/screen-reader.ts'
import { addSaved, useSavedIds } from '@/shared/saved-ids.ts'
import { buttonClass } from '@/ui/button.ts'
import { Icon } from '@/ui/icon.tsx'
import { Tag } from '@/ui/tag.tsx'
import { formatRelative } from '@/lib/format/format.ts'
import { useLanguage } from '@/platform/i18n/language.ts'
import { StableWidth } from '@/ui/stable-width.tsx'
import styles from './notifications-page.module.css'
import { useNotifications, type Notification } from './use-notifications.ts'
import { opens } from './use-read-on-press.ts'

export function NotificationsPage() {
  const { t } = useTranslation(['account', 'common'])
  const notifications = useNotifications()
  const read = useSavedIds('notification') ?? []
  const unread = notificationIds.filter((id) => !read.includes(id)).length

  const markAll = () => {
    addSaved('notification', notificationIds)
    announce(t('notifications.allRead'))
  }

  return (
    <div className="wrap">
      <div className={`row ${styles.head}`}>
        <div>
          <p className={`row ${styles.above}`}>
            <span className="label">
              {unread ? t('notifications.unreadCount', { count: unread }) : t('notifications.allRead')}
            </span>
            <Tag tone="sample">{t('common:sampleData')}</Tag>
          </p>
          <h1>{t('notifications.heading')}</h1>
        </div>
        <button
          type="button"
          className={buttonClass({ tone: 'tonal' })}
          aria-disabled={unread === 0 || undefined}
          onClick={markAll}
        >
          <Icon name="check" />
          {t('notifications.markAll')}
        </button>
      </div>
      <ul className={styles.list}>
        {notifications.map((notification) => (
          <NotificationRow
            key={notification.id}
            notification={notification}
            isNew={!read.includes(notification.id)}
          />
        ))}
      </ul>
    </div>
  )
}

/** A fixed "now": the sample data has only ages, so no clock is needed. */
const epoch = new Date(0)

/** The link covers the entire row. */
function NotificationRow({ notification, isNew }: { notification: Notification; isNew: boolean }) {
  const { t } = useTranslation('account')
  const { id, icon, minutes, kind, title, detail, otherwise, link } = notification
  const since = formatRelative(new Date(epoch.getTime() - minutes * 60_000), epoch, useLanguage())
  return (
    <li className={styles.row} data-new={isNew || undefined} {...opens(id)}>
      <Icon name={icon} className={styles.icon} />
      <div className={styles.words}>
        {/* The key remounts the line on a change; browsers do not count new elements as a layout shift. */}
        <p key={kind + since} className={`label row ${styles.since}`}>
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
