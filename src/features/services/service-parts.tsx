import type { ComponentType } from 'react'
import type { ServiceId } from '@/content/services.ts'
import { deferred } from '@/platform/parts/deferred.tsx'

/**
 * The parts of each service page. A part is named after its service: on the way from one service to the next, the one
 * that leaves is still on screen and must not be taken for the one that comes.
 */
function partOfEach(of: (service: ServiceId) => ComponentType): Record<ServiceId, ComponentType> {
  return {
    'digital-marketing': of('digital-marketing'),
    'production-broadcasting': of('production-broadcasting'),
    'sporte-app': of('sporte-app'),
    'live-streaming': of('live-streaming'),
    'event-crm': of('event-crm'),
    'sporte-ai': of('sporte-ai'),
    'blockchain-fan-interaction': of('blockchain-fan-interaction'),
    'mobile-games': of('mobile-games'),
    'sporte-event-crm': of('sporte-event-crm'),
    'sports-equipment': of('sports-equipment'),
  }
}

/** The picture is in the markup from the first byte; its script has nothing to do until the visitor leaves. */
export const serviceArt = partOfEach((service) =>
  deferred(`service-art-${service}`, () => import('./service-art.tsx').then(({ artOf }) => artOf(service)), {
    until: 'activity',
  }),
)

export const serviceBodies = partOfEach((service) =>
  deferred(`service-body-${service}`, (i18n) =>
    import('./service-bodies.ts').then(({ loadBody }) => loadBody(i18n, service)),
  ),
)
