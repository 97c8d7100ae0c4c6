import { useEffect } from 'react'
import { withRetry } from '@/platform/hydration/with-retry.ts'

/**
 * Marks a notification as read when its link is pressed. Listens on the document, because rows may be pressed before they are hydrated and
 * React drops those events.
 */
export function useReadOnPress(): void {
  useEffect(() => {
    const loading = withRetry(() => import('@/shared/saved-ids.ts'))
    const onPress = ({ target }: MouseEvent) => {
      const link = target instanceof Element ? target.closest('a') : null
      const id = link?.dataset.notification
      if (id) void loading.then(({ addSaved }) => addSaved('notification', [id]))
    }
    document.addEventListener('click', onPress, true)
    return () => document.removeEventListener('click', onPress, true)
  }, [])
}
