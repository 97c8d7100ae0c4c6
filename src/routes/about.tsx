import { createFileRoute } from '@tanstack/react-router'
import { AboutPage } from '@/features/about/about-page.tsx'
import { loadPage } from './-load-page.ts'

export const Route = createFileRoute('/about')({
  loader: ({ context }) => loadPage(context, '/about', 'about'),
  component: AboutPage,
})
