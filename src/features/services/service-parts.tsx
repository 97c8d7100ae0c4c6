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
export const ServiceArt = deferred(() => import('./service-art.tsx'), 'ServiceArt', { until: 'activity' })

function bodyOf(service: ServiceId): ReactElement {
  const Body = deferred(async () => ({ Body: await loadBody[service]() }), 'Body')
  return <Body />
}

/** One deferred component per service, so that a page loads only its own. */
export const serviceBodies: ReadonlyMap<ServiceId, ReactElement> = new Map(
  serviceIds.map((service) => [service, bodyOf(service)]),
)
