import { createFileRoute } from '@tanstack/react-router'
import { AiAnalyticsPage } from '@/features/ai-analytics/ai-analytics-page.tsx'
import { loadPage } from './-page.ts'
import { keepTexts } from './-search.ts'

const viewKeys = ['feature'] as const

export const Route = createFileRoute('/ai-analytics')({
  validateSearch: (search): { feature?: string } => keepTexts(search, viewKeys),
  loader: ({ context }) => loadPage(context, '/ai-analytics', 'ai-analytics'),
  component: AiAnalyticsPage,
  staticData: { viewKeys },
})
