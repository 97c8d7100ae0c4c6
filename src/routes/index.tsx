import { createFileRoute } from '@tanstack/react-router'
import { HomePage } from '@/features/home/home-page.tsx'
import { loadPage } from './-page.ts'

export const Route = createFileRoute('/')({
  loader: ({ context }) => loadPage(context, '/', 'home', import.meta.glob('/src/locales/*/home.json')),
  component: HomePage,
})
