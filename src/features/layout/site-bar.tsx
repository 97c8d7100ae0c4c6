import { useTranslation } from 'react-i18next'
import { config } from '@/config.ts'
import { useComingSoon } from '@/shared/coming-soon.ts'
import { ButtonLink } from '@/ui/button.tsx'
import { BackButton } from '@/shared/back-button.tsx'
import { ExternalLink } from '@/ui/external-link.tsx'
import { Icon } from '@/ui/icon.tsx'
import { ContactButton } from './bottom-bar.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import { Logo } from './logo.tsx'
import { MenuSheet } from './menu-sheet.tsx'
import { MobileMenuLinks } from './mobile-menu-links.tsx'
import { SearchButton } from './search-button.tsx'
import { ServicesMenu } from './services-menu.tsx'
import { SiteLinks } from './site-links.tsx'
import styles from './site-header.module.css'

/** The header's links and menus. All work without script, which only adds light dismiss to the menus. */
export function SiteBar() {
  const { t } = useTranslation(['site', 'common'])
  const showComingSoon = useComingSoon()
  return (
    <div className={`wrap line ${styles.bar}`}>
      <BackButton className={styles.back} />
      <Logo />
      <nav className={styles.nav} aria-label={t('bar.label')}>
        <SiteLinks services={<ServicesMenu />} className={`inline ${styles.item}`} />
      </nav>
      <div className={styles.tools}>
        <SearchButton label={t('bar.search')} />
        <LanguageSwitch className={`plain-link ${styles.text}`} />
      </div>
      {(['login', 'register'] as const).map((label) => (
        <button
          key={label}
          type="button"
          className={`plain-link ${styles.text} ${styles.widest}`}
          onClick={() => void showComingSoon()}
        >
          {t(`bar.${label}`)}
        </button>
      ))}
      <ExternalLink
        href={config.appLinksUrl}
        className={`button tonal small ${styles.widest}`}
        newTabLabel={t('common:opensInNewTab')}
      >
        {t('bar.getApp')}
      </ExternalLink>
      <ButtonLink to="/watch" size="small" className={styles.wideOnly}>
        <Icon name="play" />
        {t('bar.watch')}
      </ButtonLink>
      <ContactButton />
      <MenuSheet
        openerClassName={styles.burger}
        logo={
          <>
            <Logo />
            <LanguageSwitch />
          </>
        }
      >
        <MobileMenuLinks />
      </MenuSheet>
    </div>
  )
}
