import type { ReactElement } from 'react'
import { serviceIds, type ServiceId } from '@/content/services.ts'
import { deferred } from '@/platform/parts/deferred.tsx'

/** The picture is in the markup; its script is not needed until the visitor leaves. */
function artOf(service: ServiceId): ReactElement {
  const Art = deferred(`service-art-${service}`, () => import('./service-art.tsx'), 'ServiceArt', {
    until: 'activity',
  })
  return <Art service={service} />
}

function bodyOf(service: ServiceId): ReactElement {
  const Body = deferred(
    `service-body-${service}`,
    async (i18n) => ({ Body: await (await import('./service-bodies.ts')).loadBody[service](i18n) }),
    'Body',
  )
  return <Body />
}

/**
 * The parts of each service page. Their names contain the service: during a navigation from one service to the next, the
 * old part is still on screen and must not be mistaken for the new one.
 */
export const serviceParts: ReadonlyMap<ServiceId, { art: ReactElement; body: ReactElement }> = new Map(
  serviceIds.map((service) => [service, { art: artOf(service), body: bodyOf(service) }]),
)
