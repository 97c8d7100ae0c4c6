import { createFileRoute, notFound } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { findTeam } from '@/content/teams.ts'
import { PlainPage } from '@/features/plain-page/plain-page.tsx'
import { loadTexts } from '@/locales/i18n.ts'
import { useLanguage } from '@/platform/language.ts'

export const Route = createFileRoute('/team/$teamId')({
  loader: async ({ params, context }) => {
    const found = findTeam(params.teamId)
    if (!found) throw notFound()
    await loadTexts(context.i18n, import.meta.glob('/src/locales/*/team.json'))
    const head = {
      path: `/team/${found.id}`,
      title: found.name[context.language],
      description: context.i18n.t('team:description'),
    }
    return { found, head }
  },
  component: TeamRoute,
  staticData: { frame: 'demo' },
})

function TeamRoute() {
  const { t } = useTranslation('team')
  const { found } = Route.useLoaderData()
  return <PlainPage heading={found.name[useLanguage()]} lead={t('description')} />
}
