import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Icon } from '@/ui/icon.tsx'

type ServiceLinksProps = { onChoose?: () => void; className?: string | undefined }

/** The Services menu: two sections of the home page and three pages. */
export function ServiceLinks({ onChoose, className }: ServiceLinksProps) {
  const { t } = useTranslation('site-bar')
  const plain = { className, onClick: onChoose, activeOptions: { includeHash: true } }
  return (
    <>
      <Link to="/" hash="services" {...plain}>
        <Icon name="services" />
        {t('allServices')}
      </Link>
      <Link to="/ai-analytics" {...plain}>
        <Icon name="analytics" />
        {t('aiAnalytics')}
      </Link>
      <Link to="/service/$service" params={{ service: 'sports-equipment' }} {...plain}>
        <Icon name="equipment" />
        {t('equipment')}
      </Link>
      <Link to="/sporte-coin" {...plain}>
        <Icon name="coin" />
        {t('coin')}
      </Link>
      <Link to="/" hash="packages" {...plain}>
        <Icon name="packages" />
        {t('packages')}
      </Link>
    </>
  )
}
