import { useEffect } from 'react'
import type { NotificationId } from '@/content/notifications.ts'
import { withRetry } from '@/platform/hydration/with-retry.ts'

/** Attributes for a row whose links open this notification. */
export const opens = (id: NotificationId) => ({ 'data-notification': id })

/**
 * Marks opened notifications as read. Listens on the document, because rows may be pressed before they are hydrated and
 * React drops those events.
 */
export function useReadOnPress(): void {
  useEffect(() => {
    const loading = withRetry(() => import('@/shared/saved-ids.ts'))
    const onPress = ({ target }: MouseEvent) => {
      const link = target instanceof Element ? target.closest('a') : null
      const id = link?.closest<HTMLElement>('[data-notification]')?.dataset.notification
      if (id) void loading.then(({ addSaved }) => addSaved('notification', [id]))
    }
    document.addEventListener('click', onPress, true)
    return () => document.removeEventListener('click', onPress, true)
  }, [])
}
