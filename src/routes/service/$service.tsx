import { createFileRoute, notFound } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { findService } from '@/content/services.ts'
import { PlainPage } from '@/features/plain-page/plain-page.tsx'
import { loadTexts } from '@/locales/i18n.ts'

export const Route = createFileRoute('/service/$service')({
  loader: async ({ params, context }) => {
    const service = findService(params.service)
    if (!service) throw notFound()
    await loadTexts(context.i18n, import.meta.glob('/src/locales/*/service.json'))
    const head = {
      path: `/service/${service}`,
      title: context.i18n.t(`service:${service}.title`),
      description: context.i18n.t(`service:${service}.description`),
    }
    return { service, head }
  },
  component: ServiceRoute,
})

function ServiceRoute() {
  const { t } = useTranslation('service')
  const { service } = Route.useLoaderData()
  return <PlainPage heading={t(`${service}.heading`)} lead={t(`${service}.description`)} />
}
