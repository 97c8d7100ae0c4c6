import { createFileRoute } from '@tanstack/react-router'
import { deferred } from '@/platform/hydration/deferred.tsx'
import { loadPage } from './-load-page.ts'

const ProfilePage = deferred(() => import('@/features/profile/profile-page.tsx'), 'ProfilePage')

export const Route = createFileRoute('/profile')({
  loader: ({ context }) => loadPage(context, '/profile', 'account:profile'),
  component: () => <ProfilePage />,
  staticData: { layout: 'demo' },
})
