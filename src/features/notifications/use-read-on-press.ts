import { useEffect } from 'react'
import type { NotificationId } from '@/content/notifications.ts'
import { withRetry } from '@/platform/hydration/with-retry.ts'

/** An attribute of the row with the links to the notification of this id. */
export const opens = (id: NotificationId) => ({ 'data-notification': id })

/**
 * Marks an opened notification as read. Listens on the document, from the route, because the rows are not hydrated yet
 * and React drops earlier presses.
 */
export function useReadOnPress(): void {
  useEffect(() => {
    const loading = withRetry(() => import('@/platform/device/saved-ids.ts'))
    const onPress = ({ target }: MouseEvent) => {
      const link = target instanceof Element ? target.closest('a') : null
      const id = link?.closest<HTMLElement>('[data-notification]')?.dataset.notification
      if (id) void loading.then(({ addSaved }) => addSaved('notification', [id]))
    }
    document.addEventListener('click', onPress, true)
    return () => document.removeEventListener('click', onPress, true)
  }, [])
}
