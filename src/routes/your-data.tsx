import { createFileRoute } from '@tanstack/react-router'
import { deferred } from '@/platform/hydration/deferred.tsx'
import { loadPage } from './-load-page.ts'

const YourDataPage = deferred(() => import('@/features/your-data/your-data-page.tsx'), 'YourDataPage')

export const Route = createFileRoute('/your-data')({
  loader: ({ context }) => loadPage(context, '/your-data', 'your-data'),
  component: () => <YourDataPage />,
  staticData: { private: true },
})
