import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { demoSignIn } from '@/shared/demo-pass.ts'
import { BackButton } from '@/shared/back-button.tsx'
import { Bell } from './bell.tsx'
import styles from './demo-header.module.css'
import { DemoLinks } from './demo-links.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import logoStyles from './logo.module.css'
import { MenuSheet } from './menu-sheet.tsx'
import { SearchButton } from './search-button.tsx'
import headerStyles from './site-header.module.css'
import { UserMenu } from './user-menu.tsx'

type DemoHeaderProps = {
  /** Whether the page is public: it links to the site, and names the sample user only after a sign-in. */
  isSample: boolean
}

/** The header of the demo area and of the pages of sample events and people. */
export function DemoHeader({ isSample }: DemoHeaderProps) {
  const { t } = useTranslation(['site', 'common'])
  const isSignedIn = demoSignIn.use() || !isSample
  const logo = (
    <Link to={isSample ? '/' : '/dashboard'} className={`inline ${logoStyles.logo}`}>
      {t('common:brand')}
    </Link>
  )
  return (
    <div className={`wrap line ${headerStyles.bar}`}>
      <BackButton className={headerStyles.back} />
      {logo}
      <nav
        className={`${headerStyles.nav} ${styles.nav}`}
        aria-label={t(isSample ? 'bar.label' : 'demo.nav.label')}
      >
        <DemoLinks isSample={isSample} className={`inline ${headerStyles.item}`} />
      </nav>
      <div className={styles.tools}>
        <LanguageSwitch className={`plain-link ${headerStyles.text} ${styles.wideOnly}`} />
        <SearchButton label={t('demo.search')} />
        {isSignedIn ? (
          <>
            <Bell />
            <UserMenu />
          </>
        ) : (
          <Link to="/login" className={`plain-link ${headerStyles.text}`}>
            {t('bar.login')}
          </Link>
        )}
        <MenuSheet openerClassName={headerStyles.burger} logo={logo}>
          <nav aria-label={t('common:menu')}>
            <DemoLinks isSample={isSample} />
            <LanguageSwitch />
          </nav>
        </MenuSheet>
      </div>
    </div>
  )
}
