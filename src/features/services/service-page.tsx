import type { ServiceId } from '@/content/services.ts'
import { serviceArt, serviceBodies } from './service-parts.tsx'
import { ServiceHero } from './service-hero.tsx'

/** One service: its opening at once, the rest when it comes near. */
export function ServicePage({ service }: { service: ServiceId }) {
  const Art = serviceArt[service]
  const Body = serviceBodies[service]
  return (
    <>
      <ServiceHero service={service} art={<Art />} />
      <Body />
    </>
  )
}
