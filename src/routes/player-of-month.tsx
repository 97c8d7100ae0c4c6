import { createFileRoute } from '@tanstack/react-router'
import { loadTexts } from '@/locales/i18n.ts'
import { deferred } from '@/platform/parts/deferred.tsx'
import { loadPage } from './-page.ts'

const PlayerOfMonthPage = deferred(
  'player-of-month',
  async (i18n) => {
    const [module] = await Promise.all([
      import('@/features/player-of-month/player-of-month-page.tsx'),
      loadTexts(i18n, import.meta.glob('/src/locales/*/{monthly-winner,demo,spoilers}.json')),
    ])
    return module.PlayerOfMonthPage
  },
  { until: 'idle' },
)

export const Route = createFileRoute('/player-of-month')({
  loader: ({ context }) =>
    loadPage(
      context,
      '/player-of-month',
      'player-of-month',
      import.meta.glob('/src/locales/*/player-of-month.json'),
    ),
  component: () => <PlayerOfMonthPage />,
  staticData: { frame: 'demo' },
})
