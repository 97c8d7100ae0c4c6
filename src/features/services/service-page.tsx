import type { ServiceId } from '@/content/services.ts'
import { serviceParts } from './service-parts.tsx'
import { ServiceHero } from './service-hero.tsx'

/** One service: its opening at once, the rest when it comes near. */
export function ServicePage({ service }: { service: ServiceId }) {
  const parts = serviceParts.get(service)
  return (
    <>
      <ServiceHero service={service} art={parts?.art} />
      {parts?.body}
    </>
  )
}
