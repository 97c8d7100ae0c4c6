import { createFileRoute } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { PlainPage } from '@/features/plain-page/plain-page.tsx'
import { loadPage } from './-page.ts'

export const Route = createFileRoute('/players')({
  loader: ({ context }) =>
    loadPage(context, '/players', 'players', import.meta.glob('/src/locales/*/players.json')),
  component: PlayersRoute,
  staticData: { frame: 'demo' },
})

function PlayersRoute() {
  const { t } = useTranslation('players')
  return <PlainPage heading={t('heading')} lead={t('description')} />
}
