import { createFileRoute } from '@tanstack/react-router'
import { CoinPage } from '@/features/coin/coin-page.tsx'
import { loadPage } from './-load-page.ts'

export const Route = createFileRoute('/sporte-coin')({
  loader: ({ context }) => loadPage(context, '/sporte-coin', 'coin'),
  component: CoinPage,
})
