import { Link, type LinkProps } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { config } from '@/config.ts'
import { useComingSoon } from '@/shared/coming-soon.ts'
import { InstallButton } from '@/shared/install-button.tsx'
import { Button, ButtonLink } from '@/ui/button.tsx'
import { ExternalLink } from '@/shared/external-link.tsx'
import { Icon, type IconName } from '@/ui/icon.tsx'
import { ContactButton } from './bottom-bar.tsx'
import { HeaderMenu, LanguageSwitch, LogoWithBack, MenuSheet, SearchButton } from './header-parts.tsx'
import styles from './site-header.module.css'

/** The header's links and menus. All work without script, which only adds light dismiss to the menus. */
export function SiteBar() {
  const { t } = useTranslation(['site', 'common'])
  return (
    <div className={`wrap line ${styles.bar}`}>
      <LogoWithBack />
      <nav className={`line push ${styles.nav}`} aria-label={t('bar.label')}>
        <SiteLinks className={`quiet-link small inline ${styles.item}`}>
          <HeaderMenu
            opener={
              <>
                {t('bar.services')}
                <Icon name="chevron-down" />
              </>
            }
          >
            <ServiceLinks />
          </HeaderMenu>
        </SiteLinks>
      </nav>
      <div className={`line push ${styles.tools}`}>
        <SearchButton />
        <LanguageSwitch />
      </div>
      <AccountButtons className={styles.widest} />
      <ButtonLink to="/watch" size="small" className={styles.wide}>
        <Icon name="play" />
        {t('bar.watch')}
      </ButtonLink>
      <ContactButton />
      <MenuSheet>
        <nav className="ruled" aria-label={t('common:menu')}>
          <SiteLinks className="ends plain-link title-2">
            <p className="ends title-2">{t('bar.services')}</p>
            <ServiceLinks />
          </SiteLinks>
        </nav>
        <div className="flow gap-3">
          <ButtonLink to="/watch">
            <Icon name="play" />
            {t('bar.watch')}
          </ButtonLink>
          <AccountButtons />
          <InstallButton />
        </div>
      </MenuSheet>
    </div>
  )
}

function AccountButtons({ className }: { className?: string | undefined }) {
  const { t } = useTranslation('site')
  const showComingSoon = useComingSoon()
  return (
    <>
      {(['login', 'register'] as const).map((label) => (
        <Button
          key={label}
          tone="bare"
          size="small"
          className={className}
          onClick={() => void showComingSoon()}
        >
          {t(`bar.${label}`)}
        </Button>
      ))}
      <ExternalLink href={config.appLinksUrl} className={`button tonal small ${className ?? ''}`}>
        {t('bar.getApp')}
      </ExternalLink>
    </>
  )
}

/** The site's navigation, for the bar and the phone menu. The services are its children, after the second link. */
function SiteLinks({ className, children }: { className: string; children: ReactNode }) {
  const { t } = useTranslation('site')
  const link = (to: '/' | '/about' | '/events' | '/live-scores' | '/gallery', label: string) => (
    <Link to={to} className={className} activeOptions={{ exact: to === '/', includeSearch: false }}>
      {label}
    </Link>
  )
  return (
    <>
      {link('/', t('bar.home'))}
      {link('/about', t('bar.about'))}
      {children}
      <ExternalLink href={config.esportsUrl} className={className}>
        {t('bar.esports')} <Icon name="external" />
      </ExternalLink>
      {link('/events', t('bar.events'))}
      {link('/live-scores', t('bar.liveScores'))}
      {link('/gallery', t('bar.gallery'))}
    </>
  )
}

/** The Services menu: two sections of the home page and four pages. */
function ServiceLinks() {
  const { t } = useTranslation('site')
  const link = (label: string, icon: IconName, address: Pick<LinkProps, 'to' | 'hash' | 'params'>) => (
    <Link {...address} className="line quiet-link" activeOptions={{ includeHash: true }}>
      <Icon name={icon} />
      {label}
    </Link>
  )
  return (
    <>
      {link(t('bar.allServices'), 'services', { to: '/', hash: 'services' })}
      {link(t('bar.aiAnalytics'), 'analytics', { to: '/ai-analytics' })}
      {link(t('bar.equipment'), 'equipment', {
        to: '/service/$service',
        params: { service: 'sports-equipment' },
      })}
      {link(t('bar.coin'), 'coin', { to: '/sporte-coin' })}
      {link(t('bar.packages'), 'packages', { to: '/', hash: 'packages' })}
      {link(t('bar.partnerships'), 'handshake', { to: '/partnerships' })}
    </>
  )
}
