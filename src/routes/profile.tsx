import { createFileRoute } from '@tanstack/react-router'
import { loadTexts } from '@/locales/i18n.ts'
import { deferred } from '@/platform/parts/deferred.tsx'
import { loadPage } from './-page.ts'

const ProfilePage = deferred('profile', async (i18n) => {
  const [module] = await Promise.all([
    import('@/features/profile/profile-page.tsx'),
    loadTexts(i18n, import.meta.glob('/src/locales/*/demo.json')),
  ])
  return module.ProfilePage
})

export const Route = createFileRoute('/profile')({
  loader: ({ context }) =>
    loadPage(context, '/profile', 'profile', import.meta.glob('/src/locales/*/profile.json')),
  component: ProfileRoute,
  staticData: { frame: 'demo' },
})

function ProfileRoute() {
  return <ProfilePage />
}
