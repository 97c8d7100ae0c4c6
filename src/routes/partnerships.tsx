import { createFileRoute } from '@tanstack/react-router'
import { PartnershipsPage } from '@/features/partnerships/partnerships-page.tsx'
import { loadPage } from './-load-page.ts'

export const Route = createFileRoute('/partnerships')({
  loader: ({ context }) => loadPage(context, '/partnerships', 'partnerships'),
  component: PartnershipsPage,
})
