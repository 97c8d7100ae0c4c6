import { createFileRoute } from '@tanstack/react-router'
import { useReadOnPress } from '@/features/notifications/use-read-on-press.ts'
import { deferred } from '@/platform/hydration/deferred.tsx'
import { loadPage } from './-load-page.ts'

const NotificationsPage = deferred(
  () => import('@/features/notifications/notifications-page.tsx'),
  'NotificationsPage',
)

export const Route = createFileRoute('/notifications')({
  loader: ({ context }) => loadPage(context, '/notifications', 'account:notifications'),
  component: NotificationsRoute,
  staticData: { layout: 'demo' },
})

function NotificationsRoute() {
  useReadOnPress()
  return <NotificationsPage />
}
