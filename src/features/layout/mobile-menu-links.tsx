import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { config } from '@/config.ts'
import { useComingSoon } from '@/shared/coming-soon.ts'
import { InstallButton } from '@/shared/install-button.tsx'
import { buttonClass } from '@/ui/button.ts'
import { ExternalLink } from '@/ui/external-link.tsx'
import { Icon } from '@/ui/icon.tsx'
import styles from './mobile-menu.module.css'
import { ServiceLinks } from './service-links.tsx'
import { SiteLinks } from './site-links.tsx'

export function MobileMenuLinks() {
  const { t } = useTranslation(['site', 'common'])
  const showComingSoon = useComingSoon()
  return (
    <>
      <nav aria-label={t('common:menu')}>
        <SiteLinks
          services={
            <>
              <p className={styles.group}>{t('bar.services')}</p>
              <ServiceLinks className={styles.sub} />
            </>
          }
        />
      </nav>
      <div className={`flow ${styles.actions}`}>
        <Link to="/watch" className={buttonClass()}>
          <Icon name="play" />
          {t('bar.watch')}
        </Link>
        <ExternalLink
          href={config.appLinksUrl}
          className={buttonClass({ tone: 'tonal' })}
          newTabLabel={t('common:opensInNewTab')}
        >
          {t('bar.getApp')}
        </ExternalLink>
        <InstallButton />
        <button
          type="button"
          className={buttonClass({ tone: 'tonal' })}
          onClick={() => void showComingSoon()}
        >
          {t('bar.login')}
        </button>
        <button type="button" className={buttonClass({ tone: 'bare' })} onClick={() => void showComingSoon()}>
          {t('bar.register')}
        </button>
      </div>
    </>
  )
}
