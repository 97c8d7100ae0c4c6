import { useTranslation } from 'react-i18next'
import { config } from '@/config.ts'
import { useComingSoon } from '@/shared/coming-soon.ts'
import { InstallButton } from '@/shared/install-button.tsx'
import { Button, ButtonLink } from '@/ui/button.tsx'
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
        <ButtonLink to="/watch">
          <Icon name="play" />
          {t('bar.watch')}
        </ButtonLink>
        <ExternalLink
          href={config.appLinksUrl}
          className="button tonal"
          newTabLabel={t('common:opensInNewTab')}
        >
          {t('bar.getApp')}
        </ExternalLink>
        <InstallButton />
        <Button tone="tonal" onClick={() => void showComingSoon()}>
          {t('bar.login')}
        </Button>
        <Button tone="bare" onClick={() => void showComingSoon()}>
          {t('bar.register')}
        </Button>
      </div>
    </>
  )
}
