import { createFileRoute } from '@tanstack/react-router'
import { ServicesPage } from '@/features/services/services-page.tsx'
import { loadPage } from './-page.ts'

export const Route = createFileRoute('/services')({
  loader: ({ context }) =>
    loadPage(context, '/services', 'services', import.meta.glob('/src/locales/*/services.json')),
  component: ServicesPage,
})
