import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Icon } from '@/ui/icon.tsx'

type ServiceLinksProps = { onChoose?: () => void; className?: string | undefined }

/** The Services menu: two sections of the home page and four pages. */
export function ServiceLinks({ onChoose, className }: ServiceLinksProps) {
  const { t } = useTranslation('site')
  const plain = { className, onClick: onChoose, activeOptions: { includeHash: true } }
  return (
    <>
      <Link to="/" hash="services" {...plain}>
        <Icon name="services" />
        {t('bar.allServices')}
      </Link>
      <Link to="/ai-analytics" {...plain}>
        <Icon name="analytics" />
        {t('bar.aiAnalytics')}
      </Link>
      <Link to="/service/$service" params={{ service: 'sports-equipment' }} {...plain}>
        <Icon name="equipment" />
        {t('bar.equipment')}
      </Link>
      <Link to="/sporte-coin" {...plain}>
        <Icon name="coin" />
        {t('bar.coin')}
      </Link>
      <Link to="/" hash="packages" {...plain}>
        <Icon name="packages" />
        {t('bar.packages')}
      </Link>
      <Link to="/partnerships" {...plain}>
        <Icon name="handshake" />
        {t('bar.partnerships')}
      </Link>
    </>
  )
}
