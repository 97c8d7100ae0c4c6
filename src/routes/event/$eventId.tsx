import { createFileRoute, notFound } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { findEvent } from '@/content/events.ts'
import { PlainPage } from '@/features/plain-page/plain-page.tsx'
import { loadTexts } from '@/locales/i18n.ts'
import { useLanguage } from '@/platform/language.ts'

export const Route = createFileRoute('/event/$eventId')({
  loader: async ({ params, context }) => {
    const found = findEvent(params.eventId)
    if (!found) throw notFound()
    await loadTexts(context.i18n, import.meta.glob('/src/locales/*/event.json'))
    const head = {
      path: `/event/${found.id}`,
      title: found.title[context.language],
      description: context.i18n.t('event:description'),
    }
    return { found, head }
  },
  component: EventRoute,
  staticData: { frame: 'demo' },
})

function EventRoute() {
  const { t } = useTranslation('event')
  const { found } = Route.useLoaderData()
  return <PlainPage heading={found.title[useLanguage()]} lead={t('description')} />
}
