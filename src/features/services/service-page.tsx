import type { ServiceId } from '@/content/services/services.ts'
import { serviceParts } from './service-parts.tsx'
import { ServiceHero } from './service-hero.tsx'

/** One service. The hero is rendered first, the rest is deferred. */
export function ServicePage({ service }: { service: ServiceId }) {
  const parts = serviceParts.get(service)
  return (
    <>
      <ServiceHero service={service} art={parts?.art} />
      {parts?.body}
    </>
  )
}
