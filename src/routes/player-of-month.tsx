import { createFileRoute } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { PlainPage } from '@/features/plain-page/plain-page.tsx'
import { loadPage } from './-page.ts'

export const Route = createFileRoute('/player-of-month')({
  loader: ({ context }) =>
    loadPage(
      context,
      '/player-of-month',
      'player-of-month',
      import.meta.glob('/src/locales/*/player-of-month.json'),
    ),
  component: PlayerOfMonthRoute,
  staticData: { frame: 'demo' },
})

function PlayerOfMonthRoute() {
  const { t } = useTranslation('player-of-month')
  return <PlainPage heading={t('heading')} lead={t('description')} />
}
