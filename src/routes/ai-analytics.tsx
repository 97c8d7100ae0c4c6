import { createFileRoute } from '@tanstack/react-router'
import { aiFeatureIds } from '@/content/services/ai-feature-ids.ts'
import { AiAnalyticsPage } from '@/features/ai-analytics/ai-analytics-page.tsx'
import { loadPage } from './-load-page.ts'
import { oneOf, defineSearchParams } from './-search.ts'

export const Route = createFileRoute('/ai-analytics')({
  ...defineSearchParams(({ feature }) => ({ feature: oneOf([undefined, ...aiFeatureIds], feature) })),
  loader: ({ context }) => loadPage(context, '/ai-analytics', 'ai-analytics'),
  component: AiAnalyticsPage,
})
