import { useTranslation } from 'react-i18next'
import { notificationIds } from '@/content/notifications.ts'
import { announce } from '@/platform/screen-reader.ts'
import { addSaved, useSavedIds } from '@/shared/saved-ids.ts'
import { buttonClass } from '@/ui/button.ts'
import { Icon } from '@/ui/icon.tsx'
import { Tag } from '@/ui/tag.tsx'
import { NotificationRow } from './notification-row.tsx'
import styles from './notifications-page.module.css'
import { useNotifications } from './use-notifications.ts'

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
