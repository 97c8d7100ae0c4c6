import { createFileRoute } from '@tanstack/react-router'
import { AiServicesPage } from '@/features/ai-services/ai-services-page.tsx'
import { loadPage } from './-load-page.ts'

export const Route = createFileRoute('/ai-services')({
  loader: ({ context }) => loadPage(context, '/ai-services', 'ai-services'),
  component: AiServicesPage,
})
