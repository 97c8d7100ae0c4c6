import { createFileRoute } from '@tanstack/react-router'
import { SiteMapPage } from '@/features/site-map/site-map-page.tsx'
import { loadPage } from './-load-page.ts'

export const Route = createFileRoute('/site-map')({
  loader: ({ context }) => loadPage(context, '/site-map', 'site:siteMap'),
  component: SiteMapPage,
})
