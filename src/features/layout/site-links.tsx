import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { config } from '@/config.ts'
import { ExternalLink } from '@/ui/external-link.tsx'
import { Icon } from '@/ui/icon.tsx'

type SiteLinksProps = { services: ReactNode; className?: string | undefined }

/** The site's navigation, for the bar and the phone menu. The two render the services differently. */
export function SiteLinks({ services, className }: SiteLinksProps) {
  const { t } = useTranslation(['site', 'common'])
  const plain = { className, activeOptions: { includeSearch: false } }
  return (
    <>
      <Link to="/" className={className} activeOptions={{ exact: true, includeSearch: false }}>
        {t('bar.home')}
      </Link>
      <Link to="/about" {...plain}>
        {t('bar.about')}
      </Link>
      {services}
      <ExternalLink href={config.esportsUrl} className={className} newTabLabel={t('common:opensInNewTab')}>
        {t('bar.esports')} <Icon name="external" />
      </ExternalLink>
      <Link to="/events" {...plain}>
        {t('bar.events')}
      </Link>
      <Link to="/live-scores" {...plain}>
        {t('bar.liveScores')}
      </Link>
      <Link to="/gallery" {...plain}>
        {t('bar.gallery')}
      </Link>
    </>
  )
}
