import type { ComponentType, ReactElement } from 'react'
import { serviceIds, type ServiceId } from '@/content/services/services.ts'
import { deferred } from '@/platform/hydration/deferred.tsx'

/** The content below the first screen, by service. */
const loadBody: Record<ServiceId, () => Promise<ComponentType>> = {
  'digital-marketing': async () => (await import('./digital-marketing.tsx')).DigitalMarketing,
  'production-broadcasting': async () => (await import('./production.tsx')).Production,
  'sporte-app': async () => (await import('./mobile-app.tsx')).MobileApp,
  'live-streaming': async () => (await import('./live-streaming.tsx')).LiveStreaming,
  'event-crm': async () => (await import('./event-crm.tsx')).EventCrm,
  'sporte-ai': async () => (await import('./sporte-ai.tsx')).SporteAi,
  'blockchain-fan-interaction': async () => (await import('./blockchain.tsx')).Blockchain,
  'mobile-games': async () => (await import('./mobile-games.tsx')).MobileGames,
  'sporte-event-crm': async () => (await import('./event-desk.tsx')).EventDesk,
  'sports-equipment': async () => (await import('./equipment.tsx')).Equipment,
}

/** The picture is in the markup. Its script is not needed until the visitor navigates. */
function artOf(service: ServiceId): ReactElement {
  const Art = deferred(`service-art-${service}`, () => import('./service-art.tsx'), 'ServiceArt', {
    texts: ['service'],
    until: 'activity',
  })
  return <Art service={service} />
}

function bodyOf(service: ServiceId): ReactElement {
  const Body = deferred(
    `service-body-${service}`,
    async () => ({ Body: await loadBody[service]() }),
    'Body',
    { texts: ['service', 'services', `service-${service}`] },
  )
  return <Body />
}

/**
 * The islands of each service page. Their names contain the service, so that a navigation between two services cannot
 * confuse the old island with the new one.
 */
export const serviceParts: ReadonlyMap<ServiceId, { art: ReactElement; body: ReactElement }> = new Map(
  serviceIds.map((service) => [service, { art: artOf(service), body: bodyOf(service) }]),
)
