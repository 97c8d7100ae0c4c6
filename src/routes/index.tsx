import { createFileRoute } from '@tanstack/react-router'
import { HomePage } from '@/features/home/home-page.tsx'
import { deferred } from '@/platform/hydration/deferred.tsx'
import { loadPage } from './-page.ts'

const HomeAds = deferred('home-ads', () => import('@/features/ads/home-ads.tsx'), 'HomeAds', {
  texts: ['site'],
})

export const Route = createFileRoute('/')({
  loader: ({ context }) => loadPage(context, '/', 'home'),
  component: () => <HomePage ads={<HomeAds />} />,
})
