import { createFileRoute } from '@tanstack/react-router'
import { aiFeatureIds } from '@/content/services/ai-feature-ids.ts'
import { AiAnalyticsPage } from '@/features/ai-analytics/ai-analytics-page.tsx'
import { loadPage } from './-page.ts'
import { oneOf, viewSearch } from './-search.ts'

export const Route = createFileRoute('/ai-analytics')({
  ...viewSearch(({ feature }) => ({ feature: oneOf([undefined, ...aiFeatureIds], feature) })),
  loader: ({ context }) => loadPage(context, '/ai-analytics', 'ai-analytics'),
  component: AiAnalyticsPage,
})
