import { createFileRoute } from '@tanstack/react-router'
import { aiFeatureIds } from '@/content/ai-feature-ids.ts'
import { AiAnalyticsPage } from '@/features/ai-analytics/ai-analytics-page.tsx'
import { loadPage } from './-page.ts'
import { oneOf, viewSearch } from './-search.ts'

const { viewKeys, ...search } = viewSearch(({ feature }) => ({ feature: oneOf(aiFeatureIds, feature) }))

export const Route = createFileRoute('/ai-analytics')({
  ...search,
  loader: ({ context }) => loadPage(context, '/ai-analytics', 'ai-analytics'),
  component: AiAnalyticsPage,
  staticData: { viewKeys },
})
