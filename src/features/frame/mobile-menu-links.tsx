import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { config } from '@/config.ts'
import { useComingSoon } from '@/platform/coming-soon.ts'
import { buttonClass } from '@/ui/button.ts'
import { ExternalLink } from '@/ui/external-link.tsx'
import { Icon } from '@/ui/icon.tsx'
import styles from './mobile-menu.module.css'
import { ServiceLinks } from './service-links.tsx'

export function MobileMenuLinks() {
  const { t } = useTranslation()
  const sayComingSoon = useComingSoon()
  return (
    <>
      <nav aria-label={t('nav.menu')}>
        <Link to="/" activeOptions={{ exact: true, includeSearch: false }}>
          {t('nav.home')}
        </Link>
        <Link to="/about">{t('nav.about')}</Link>
        <p className={styles.group}>{t('nav.services')}</p>
        <ServiceLinks className={styles.sub} />
        <ExternalLink href={config.esportsUrl} newTabLabel={t('opensInNewTab')}>
          {t('nav.esports')}
          <Icon name="external" />
        </ExternalLink>
        <Link to="/events">{t('nav.events')}</Link>
        <Link to="/live-scores" activeOptions={{ includeSearch: false }}>
          {t('nav.liveScores')}
        </Link>
        <Link to="/gallery" activeOptions={{ includeSearch: false }}>
          {t('nav.gallery')}
        </Link>
      </nav>
      <div className={styles.actions}>
        <ExternalLink href={config.appLinksUrl} className={buttonClass()} newTabLabel={t('opensInNewTab')}>
          {t('nav.getApp')}
        </ExternalLink>
        <button type="button" className={buttonClass({ tone: 'tonal' })} onClick={sayComingSoon}>
          {t('nav.login')}
        </button>
        <button type="button" className={buttonClass({ tone: 'bare' })} onClick={sayComingSoon}>
          {t('nav.register')}
        </button>
      </div>
    </>
  )
}
