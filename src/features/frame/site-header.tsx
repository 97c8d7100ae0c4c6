import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { config } from '@/config.ts'
import { loadTexts } from '@/locales/i18n.ts'
import { useComingSoon } from '@/platform/coming-soon.ts'
import { deferred } from '@/platform/deferred.tsx'
import { useOnline } from '@/platform/online.ts'
import { buttonClass } from '@/ui/button.ts'
import layout from '@/ui/layout.module.css'
import { ExternalLink } from '@/ui/external-link.tsx'
import { Icon } from '@/ui/icon.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import { Logo } from './logo.tsx'
import styles from './site-header.module.css'

// Both menus open without script; it only makes them close by themselves.
const ServicesMenu = deferred(
  'services-menu',
  () => import('./services-menu.tsx').then((m) => m.ServicesMenu),
  {
    until: 'activity',
  },
)
const MobileMenu = deferred('mobile-menu', () => import('./mobile-menu.tsx').then((m) => m.MobileMenu), {
  until: 'activity',
})
const OfflineBanner = deferred('offline-banner', async (i18n) => {
  const [module] = await Promise.all([
    import('./offline-banner.tsx'),
    loadTexts(i18n, import.meta.glob('/src/locales/*/connection.json')),
  ])
  return module.OfflineBanner
})

type SiteHeaderProps = {
  /** What stands in it instead of the site's own links. */
  bar: ReactNode
}

export function SiteHeader({ bar }: SiteHeaderProps) {
  const { t } = useTranslation()
  const sayComingSoon = useComingSoon()
  const isOffline = !useOnline()
  return (
    <header className={styles.header}>
      {bar || (
        <div className={`${layout.wrap} ${styles.bar}`}>
          <Logo />
          <nav className={styles.nav} aria-label={t('nav.main')}>
            <Link to="/" className={styles.item} activeOptions={{ exact: true, includeSearch: false }}>
              {t('nav.home')}
            </Link>
            <Link to="/about" className={styles.item}>
              {t('nav.about')}
            </Link>
            <ServicesMenu />
            <ExternalLink href={config.esportsUrl} className={styles.item} newTabLabel={t('opensInNewTab')}>
              {t('nav.esports')} <Icon name="external" />
            </ExternalLink>
            <Link to="/events" className={styles.item}>
              {t('nav.events')}
            </Link>
            <Link to="/live-scores" className={styles.item} activeOptions={{ includeSearch: false }}>
              {t('nav.liveScores')}
            </Link>
            <Link to="/gallery" className={styles.item} activeOptions={{ includeSearch: false }}>
              {t('nav.gallery')}
            </Link>
          </nav>
          <LanguageSwitch className={`${styles.text} ${styles.language}`} />
          <button type="button" className={`${styles.text} ${styles.wideOnly}`} onClick={sayComingSoon}>
            {t('nav.login')}
          </button>
          <button
            type="button"
            className={`${styles.text} ${styles.wideOnly} ${styles.register}`}
            onClick={sayComingSoon}
          >
            {t('nav.register')}
          </button>
          <ExternalLink
            href={config.appLinksUrl}
            className={`${buttonClass({ size: 'small' })} ${styles.wideOnly}`}
            newTabLabel={t('opensInNewTab')}
          >
            {t('nav.getApp')}
          </ExternalLink>
          <MobileMenu openerClassName={styles.burger} />
        </div>
      )}
      {isOffline && <OfflineBanner />}
    </header>
  )
}
