import { createFileRoute } from '@tanstack/react-router'
import { HomePage } from '@/features/home/home-page.tsx'
import { loadTexts } from '@/locales/i18n.ts'
import { deferred } from '@/platform/parts/deferred.tsx'
import { loadPage } from './-page.ts'

const HomeAds = deferred('home-ads', async (i18n) => {
  const [module] = await Promise.all([
    import('@/features/ads/home-ads.tsx'),
    loadTexts(i18n, import.meta.glob('/src/locales/*/ads.json')),
  ])
  return module.HomeAds
})

export const Route = createFileRoute('/')({
  loader: ({ context }) => loadPage(context, '/', 'home', import.meta.glob('/src/locales/*/home.json')),
  component: () => <HomePage ads={<HomeAds />} />,
})
