import { createFileRoute } from '@tanstack/react-router'
import { deferred } from '@/platform/hydration/deferred.tsx'
import { loadPage } from './-load-page.ts'

const MessagesPage = deferred(() => import('@/features/enquiry/messages-page.tsx'), 'MessagesPage')

export const Route = createFileRoute('/enquiries')({
  loader: ({ context }) => loadPage(context, '/enquiries', 'enquiry:messages'),
  component: () => <MessagesPage />,
  staticData: { private: true },
})
