import { createFileRoute, notFound } from '@tanstack/react-router'
import { findService } from '@/content/services/services.ts'
import { ServicePage } from '@/features/services/service-page.tsx'
import { loadTexts } from '@/platform/i18n/texts.ts'

export const Route = createFileRoute('/service/$service')({
  loader: async ({ params, context: { i18n } }) => {
    const service = findService(params.service)
    if (!service) throw notFound()
    await loadTexts(i18n, ['service'])
    const head = {
      path: `/service/${service}`,
      title: i18n.t(`service:pages.${service}.title`),
      description: i18n.t(`service:pages.${service}.description`),
    }
    return { service, head }
  },
  component: ServiceRoute,
})

function ServiceRoute() {
  const { service } = Route.useLoaderData()
  return <ServicePage key={service} service={service} />
}
