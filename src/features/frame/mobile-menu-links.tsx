import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { config } from '@/config.ts'
import { useComingSoon } from '@/shared/coming-soon.ts'
import { buttonClass } from '@/ui/button.ts'
import { ExternalLink } from '@/ui/external-link.tsx'
import { Icon } from '@/ui/icon.tsx'
import styles from './mobile-menu.module.css'
import { ServiceLinks } from './service-links.tsx'

export function MobileMenuLinks() {
  const { t } = useTranslation(['site-bar', 'common'])
  const sayComingSoon = useComingSoon()
  return (
    <>
      <nav aria-label={t('common:menu')}>
        <Link to="/" activeOptions={{ exact: true, includeSearch: false }}>
          {t('home')}
        </Link>
        <Link to="/about">{t('about')}</Link>
        <p className={styles.group}>{t('services')}</p>
        <ServiceLinks className={styles.sub} />
        <ExternalLink href={config.esportsUrl} newTabLabel={t('common:opensInNewTab')}>
          {t('esports')}
          <Icon name="external" />
        </ExternalLink>
        <Link to="/events">{t('events')}</Link>
        <Link to="/live-scores" activeOptions={{ includeSearch: false }}>
          {t('liveScores')}
        </Link>
        <Link to="/gallery" activeOptions={{ includeSearch: false }}>
          {t('gallery')}
        </Link>
      </nav>
      <div className={styles.actions}>
        <ExternalLink
          href={config.appLinksUrl}
          className={buttonClass()}
          newTabLabel={t('common:opensInNewTab')}
        >
          {t('getApp')}
        </ExternalLink>
        <button type="button" className={buttonClass({ tone: 'tonal' })} onClick={() => void sayComingSoon()}>
          {t('login')}
        </button>
        <button type="button" className={buttonClass({ tone: 'bare' })} onClick={() => void sayComingSoon()}>
          {t('register')}
        </button>
      </div>
    </>
  )
}
