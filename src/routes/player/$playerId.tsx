import { createFileRoute, notFound } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { findPlayer } from '@/content/players.ts'
import { PlainPage } from '@/features/plain-page/plain-page.tsx'
import { loadTexts } from '@/locales/i18n.ts'
import { useLanguage } from '@/platform/language.ts'

export const Route = createFileRoute('/player/$playerId')({
  loader: async ({ params, context }) => {
    const found = findPlayer(params.playerId)
    if (!found) throw notFound()
    await loadTexts(context.i18n, import.meta.glob('/src/locales/*/player.json'))
    const head = {
      path: `/player/${found.id}`,
      title: found.name[context.language],
      description: context.i18n.t('player:description'),
    }
    return { found, head }
  },
  component: PlayerRoute,
  staticData: { frame: 'demo' },
})

function PlayerRoute() {
  const { t } = useTranslation('player')
  const { found } = Route.useLoaderData()
  return <PlainPage heading={found.name[useLanguage()]} lead={t('description')} />
}
