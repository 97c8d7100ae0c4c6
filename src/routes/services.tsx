import { createFileRoute } from '@tanstack/react-router'
import { ServicesPage } from '@/features/services/services-page.tsx'
import { loadPage } from './-load-page.ts'

export const Route = createFileRoute('/services')({
  loader: ({ context }) => loadPage(context, '/services', 'services'),
  component: ServicesPage,
})
