import type { ServiceId } from '@/content/services/services.ts'
import { ServiceArt, serviceBodies } from './service-parts.tsx'
import { ServiceHero } from './service-hero.tsx'

/** One service. The hero is rendered first, the rest is deferred. */
export function ServicePage({ service }: { service: ServiceId }) {
  return (
    <>
      <ServiceHero service={service} art={<ServiceArt service={service} />} />
      {serviceBodies.get(service)}
    </>
  )
}
