import { createFileRoute } from '@tanstack/react-router'
import { BattlePage } from '@/features/battle/battle-page.tsx'
import { loadPage } from './-load-page.ts'

export const Route = createFileRoute('/battleofburj')({
  loader: ({ context }) => loadPage(context, '/battleofburj', 'battle'),
  component: BattlePage,
})
