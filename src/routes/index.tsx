import { createFileRoute } from '@tanstack/react-router'
import { HomePage } from '@/features/home/home-page.tsx'
import { deferred } from '@/platform/hydration/deferred.tsx'
import { loadPage } from './-load-page.ts'

const HomeAds = deferred<'HomeAds', object>(() => import('@/features/ads/ad-slot.tsx'), 'HomeAds')

export const Route = createFileRoute('/')({
  loader: ({ context }) => loadPage(context, '/', 'home'),
  component: () => <HomePage ads={<HomeAds />} />,
})
