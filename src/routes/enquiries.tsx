import { createFileRoute } from '@tanstack/react-router'
import { deferred } from '@/platform/hydration/deferred.tsx'
import { loadPage } from './-page.ts'

const WaitingPage = deferred(() => import('@/features/enquiry/waiting-page.tsx'), 'WaitingPage')

export const Route = createFileRoute('/enquiries')({
  loader: ({ context }) => loadPage(context, '/enquiries', 'enquiry:waiting'),
  component: () => <WaitingPage />,
  staticData: { private: true },
})
