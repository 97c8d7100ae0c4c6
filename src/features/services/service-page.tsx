import type { ReactNode, ComponentType, ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import {
  channels,
  heroActions,
  serviceIds,
  type ServiceId,
  type ServiceAction,
} from '@/content/services/services.ts'
import hero from '@/ui/media/hero.module.css'
import { config } from '@/config.ts'
import { ButtonLink } from '@/ui/button.tsx'
import { ExternalLink } from '@/shared/external-link.tsx'
import { deferred } from '@/platform/hydration/deferred.tsx'
import { ServiceCta } from './service-cta.tsx'

/** One service. The hero is rendered first, the rest is deferred. */
export function ServicePage({ service }: { service: ServiceId }) {
  return (
    <>
      <ServiceHero service={service} art={<DeferredServiceArt service={service} />} />
      {serviceBodies.get(service)}
    </>
  )
}

/** The hero of a service page. The picture is passed in, because it is a separate deferred component. */
function ServiceHero({ service, art }: { service: ServiceId; art: ReactNode }) {
  const { t } = useTranslation('service')
  const [first, second] = heroActions[service]
  return (
    <section className={`arena ${hero.hero} ${hero.short}`}>
      {art}
      <div className={`wrap ${hero.words}`}>
        <p className="label">{t('channel', { channel: channels[service] })}</p>
        <h1>{t(`pages.${service}.heading`)}</h1>
        <p className={hero.lead}>{t(`pages.${service}.description`)}</p>
        <div className="row">
          <Action service={service} action={first} />
          <Action service={service} action={second} tone="tonal" />
        </div>
        {first.kind === 'ask' && <p className="note">{t('forOrganisers')}</p>}
      </div>
    </section>
  )
}

type ActionProps = { service: ServiceId; action: ServiceAction; tone?: 'tonal' }

/** A button of the hero. */
function Action({ service, action, tone }: ActionProps) {
  const { t } = useTranslation('service')
  switch (action.kind) {
    case 'ask':
      return <ServiceCta service={service} ask={action.ask} {...(tone && { tone })} />
    case 'app':
      return (
        <ExternalLink href={config.appLinksUrl} className="button">
          {t('getApp')}
        </ExternalLink>
      )
    case 'section':
      return (
        <ButtonLink to="/service/$service" params={{ service }} hash={action.hash} tone={tone}>
          {t(`go.${action.label}`)}
        </ButtonLink>
      )
    case 'page':
      return (
        <ButtonLink to={action.to} {...(action.hash && { hash: action.hash })} tone={tone}>
          {t(`go.${action.label}`)}
        </ButtonLink>
      )
  }
}

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
  'sporte-event-crm': async () => (await import('./sporte-event-crm.tsx')).SporteEventCrm,
  'sports-equipment': async () => (await import('./equipment.tsx')).Equipment,
}

/** The picture is in the markup. Its script is not needed until the visitor navigates. */
const DeferredServiceArt = deferred(() => import('./service-art.tsx'), 'ServiceArt', { until: 'activity' })

function bodyOf(service: ServiceId): ReactElement {
  const load = async () => {
    const [Content, { RelatedServices }] = await Promise.all([
      loadBody[service](),
      import('./related-services.tsx'),
    ])
    // Together, because the links would otherwise move down when the content appears.
    const Body = () => (
      <>
        <Content />
        <RelatedServices service={service} />
      </>
    )
    return { Body }
  }
  const Body = deferred(load, 'Body')
  return <Body />
}

/** One deferred component per service, so that a page loads only its own. */
const serviceBodies: ReadonlyMap<ServiceId, ReactElement> = new Map(
  serviceIds.map((service) => [service, bodyOf(service)]),
)
