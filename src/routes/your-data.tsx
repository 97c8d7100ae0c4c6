import { createFileRoute } from '@tanstack/react-router'
import { loadTexts } from '@/locales/i18n.ts'
import { deferred } from '@/platform/parts/deferred.tsx'
import { loadPage } from './-page.ts'

const YourDataPage = deferred('your-data', async (i18n) => {
  const [module] = await Promise.all([
    import('@/features/your-data/your-data-page.tsx'),
    loadTexts(i18n, import.meta.glob('/src/locales/*/kept.json')),
  ])
  return module.YourDataPage
})

export const Route = createFileRoute('/your-data')({
  loader: ({ context }) =>
    loadPage(context, '/your-data', 'your-data', import.meta.glob('/src/locales/*/your-data.json')),
  component: () => <YourDataPage />,
  staticData: { private: true },
})
