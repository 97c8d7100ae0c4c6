import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'

type DemoLinksProps = { className?: string | undefined }

export function DemoLinks({ className }: DemoLinksProps) {
  const { t } = useTranslation('site')
  const plain = { className, activeOptions: { includeSearch: false, includeHash: true } }
  return (
    <>
      <Link to="/dashboard" {...plain}>
        {t('demo.nav.dashboard')}
      </Link>
      <Link to="/dashboard" hash="events" {...plain}>
        {t('demo.nav.events')}
      </Link>
      <Link to="/players" {...plain}>
        {t('demo.nav.players')}
      </Link>
      <Link to="/player-of-month" {...plain}>
        {t('demo.nav.playerOfMonth')}
      </Link>
      <Link to="/contact" {...plain}>
        {t('demo.nav.contact')}
      </Link>
    </>
  )
}
