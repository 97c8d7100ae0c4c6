import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { notificationIds } from '@/content/notifications.ts'
import { useSavedIds } from '@/shared/saved-ids.ts'
import { Icon } from '@/ui/icon.tsx'
import styles from './bell.module.css'

/** The number of unread notifications on this device. Before hydration, all count as unread. */
export function useUnreadCount(): number {
  const read = useSavedIds('notification') ?? []
  return notificationIds.filter((id) => !read.includes(id)).length
}

export function Bell() {
  const { t } = useTranslation('site')
  const count = useUnreadCount()
  return (
    <Link
      to="/notifications"
      className={`icon-button bare ${styles.bell}`}
      aria-label={count ? t('demo.bellNew', { count }) : t('demo.notifications')}
    >
      <Icon name="notifications" />
      {count > 0 && (
        <span className={styles.badge} aria-hidden="true">
          {count}
        </span>
      )}
    </Link>
  )
}
