import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { config } from '@/config.ts'
import type { ServiceAction, ServiceId } from '@/content/services/services.ts'
import { buttonClass } from '@/ui/button.ts'
import { ExternalLink } from '@/ui/external-link.tsx'
import { ServiceCta } from './blocks/service-cta.tsx'

type ActionProps = { service: ServiceId; action: ServiceAction; tone?: 'primary' | 'tonal' }

/** A button of the hero. */
export function Action({ service, action, tone = 'primary' }: ActionProps) {
  const { t } = useTranslation(['service', 'common'])
  const className = buttonClass({ tone })
  switch (action.kind) {
    case 'ask':
      return <ServiceCta service={service} ask={action.ask} tone={tone} />
    case 'app':
      return (
        <ExternalLink href={config.appLinksUrl} newTabLabel={t('common:opensInNewTab')} className={className}>
          {t('getApp')}
        </ExternalLink>
      )
    case 'section':
      return (
        <Link to="/service/$service" params={{ service }} hash={action.hash} className={className}>
          {t(`go.${action.label}`)}
        </Link>
      )
    case 'page':
      return (
        <Link to={action.to} {...(action.hash && { hash: action.hash })} className={className}>
          {t(`go.${action.label}`)}
        </Link>
      )
  }
}
