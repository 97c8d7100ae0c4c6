import { useEffect } from 'react'
import type { NotificationId } from '@/content/notifications.ts'
import { withRetry } from '@/platform/hydration/with-retry.ts'

/** On the row whose links open the notification of this id. */
export const opens = (id: NotificationId) => ({ 'data-notification': id })

/**
 * What is opened is read. On the document, and with the route: the rows are plain markup until their script is there, and
 * React drops what is pressed before.
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
