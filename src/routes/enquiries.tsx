import { createFileRoute } from '@tanstack/react-router'
import { loadTexts } from '@/locales/i18n.ts'
import { deferred } from '@/platform/parts/deferred.tsx'
import { loadPage } from './-page.ts'

const WaitingPage = deferred('waiting-page', async (i18n) => {
  const [module] = await Promise.all([
    import('@/features/enquiry/waiting-page.tsx'),
    loadTexts(i18n, import.meta.glob('/src/locales/*/{outbox,enquiry}.json')),
  ])
  return module.WaitingPage
})

export const Route = createFileRoute('/enquiries')({
  loader: ({ context }) =>
    loadPage(context, '/enquiries', 'enquiries', import.meta.glob('/src/locales/*/enquiries.json')),
  component: () => <WaitingPage />,
  staticData: { private: true },
})
