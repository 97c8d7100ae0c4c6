import { useTranslation } from 'react-i18next'
import { Link } from '@tanstack/react-router'
import { demoSignIn } from '@/shared/demo-pass.ts'
import { BackButton } from '@/shared/back-button.tsx'
import { Bell } from './bell.tsx'
import { ContactButton } from './bottom-bar.tsx'
import styles from './demo-header.module.css'
import { LanguageSwitch } from './language-switch.tsx'
import { Logo } from './logo.tsx'
import { MenuSheet } from './menu-sheet.tsx'
import { SearchButton } from './search-button.tsx'
import headerStyles from './site-header.module.css'
import { UserMenu } from './user-menu.tsx'

/** The header of the dashboard, the profile and the notifications. */
export function DemoHeader() {
  const { t } = useTranslation(['site', 'common'])
  return (
    <div className={`wrap line ${headerStyles.bar}`}>
      <BackButton className={headerStyles.back} />
      <Logo />
      <nav className={`${headerStyles.nav} ${styles.nav}`} aria-label={t('demo.nav.label')}>
        <DemoLinks className={`inline ${headerStyles.item}`} />
      </nav>
      <div className={headerStyles.tools}>
        <LanguageSwitch className={`plain-link ${headerStyles.text} ${headerStyles.wideOnly}`} />
        <SearchButton label={t('bar.search')} />
        <Bell />
        <UserMenu />
      </div>
      <ContactButton />
      <MenuSheet openerClassName={headerStyles.narrowOnly} logo={<Logo />}>
        <nav aria-label={t('common:menu')}>
          <DemoLinks />
          <LanguageSwitch />
        </nav>
      </MenuSheet>
    </div>
  )
}

/** The line below the site's header on the pages of sample events and people. */
export function DemoLine() {
  const { t } = useTranslation('site')
  const isSignedIn = demoSignIn.use()
  return (
    <div className={`no-print ${styles.line}`}>
      <div className="wrap ends">
        <nav className={`row small ${styles.links}`} aria-label={t('footer.demo')}>
          <b>{t('footer.demo')}</b>
          <DemoLinks className={`num inline ${headerStyles.item}`} />
        </nav>
        {isSignedIn && (
          <div className={headerStyles.tools}>
            <Bell />
            <UserMenu />
          </div>
        )}
      </div>
    </div>
  )
}

function DemoLinks({ className }: { className?: string | undefined }) {
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
