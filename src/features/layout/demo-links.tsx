import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'

type DemoLinksProps = {
  /** Adds the site's own pages, for visitors who came for an event or a player. */
  isSample: boolean
  className?: string | undefined
}

export function DemoLinks({ isSample, className }: DemoLinksProps) {
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
      {isSample && (
        <>
          <Link to="/" className={className} activeOptions={{ exact: true }}>
            {t('bar.home')}
          </Link>
          <Link to="/live-scores" className={className}>
            {t('bar.liveScores')}
          </Link>
          <Link to="/watch" className={className}>
            {t('bar.watch')}
          </Link>
        </>
      )}
    </>
  )
}
