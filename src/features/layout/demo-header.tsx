import { Link, type LinkProps } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { config } from '@/config.ts'
import { demoUser } from '@/content/demo-user.ts'
import { notificationIds } from '@/content/notifications.ts'
import { Monogram } from '@/drawings/athlete/monogram.tsx'
import { useLanguage } from '@/platform/i18n/language.ts'
import { demoSignIn, signOut } from '@/shared/demo-pass.ts'
import { useSavedIds } from '@/shared/saved-ids.ts'
import { savedProfile } from '@/shared/saved-profile.ts'
import { Icon } from '@/ui/icon.tsx'
import { Ltr } from '@/ui/ltr.tsx'
import { Tag } from '@/ui/tag.tsx'
import { ContactButton } from './bottom-bar.tsx'
import styles from './demo-header.module.css'
import { HeaderMenu, LanguageSwitch, LogoWithBack, MenuSheet, SearchButton } from './header-parts.tsx'
import footerStyles from './site-footer.module.css'
import headerStyles from './site-header.module.css'

/** The header of the dashboard, the profile and the notifications. */
export function DemoHeader() {
  const { t } = useTranslation(['site', 'common'])
  return (
    <div className={`wrap line ${headerStyles.bar}`}>
      <LogoWithBack />
      <nav className={`line push ${headerStyles.nav}`} aria-label={t('demo.nav.label')}>
        <DemoLinks />
      </nav>
      <div className={`line push ${headerStyles.tools}`}>
        <LanguageSwitch className={headerStyles.wide} />
        <SearchButton />
        <AccountTools />
      </div>
      <ContactButton />
      <MenuSheet>
        <nav className="ruled" aria-label={t('common:menu')}>
          <DemoLinks className="ends plain-link title-2" />
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
    <div className={`tone no-print ${styles.line}`}>
      <div className="wrap ends">
        <nav className={`row small ${styles.links}`} aria-label={t('footer.demo')}>
          <b>{t('footer.demo')}</b>
          <DemoLinks className={`quiet-link num ${headerStyles.item}`} />
        </nav>
        {isSignedIn && (
          <div className={`line ${headerStyles.tools}`}>
            <AccountTools />
          </div>
        )}
      </div>
    </div>
  )
}

export function DemoFooter() {
  const { t } = useTranslation('site')
  return (
    <footer className={`no-print ${footerStyles.footer}`}>
      <div className="wrap stack gap-2">
        <p className="note">{t('demo.invented')}</p>
        <div className="flow gap-3 small">
          <Link to="/contact" hash="press" className="quiet-link">
            {t('footer.press')}
          </Link>
          <Link to="/your-data" className="quiet-link">
            {t('demo.yourData')}
          </Link>
          <Link to="/" className="quiet-link">
            {t('demo.home')}
          </Link>
        </div>
        <p className="note">{t('footer.who')}</p>
      </div>
    </footer>
  )
}

function DemoLinks({ className = `quiet-link small inline ${headerStyles.item}` }: { className?: string }) {
  const { t } = useTranslation('site')
  const link = (label: string, to: NonNullable<LinkProps['to']>, hash = '') => (
    <Link
      to={to}
      hash={hash}
      className={className}
      activeOptions={{ includeSearch: false, includeHash: true }}
    >
      {label}
    </Link>
  )
  return (
    <>
      {link(t('demo.nav.dashboard'), '/dashboard')}
      {link(t('demo.nav.events'), '/dashboard', 'events')}
      {link(t('demo.nav.players'), '/players')}
      {link(t('demo.nav.playerOfMonth'), '/player-of-month')}
      {link(t('demo.nav.contact'), '/contact')}
    </>
  )
}

/** The bell and the sample user. */
function AccountTools() {
  const { t } = useTranslation('site')
  const language = useLanguage()
  const kept = savedProfile.use()
  // Before hydration, all count as unread.
  const read = useSavedIds('notification') ?? []
  const unread = notificationIds.filter((id) => !read.includes(id)).length
  const name = kept?.name ?? demoUser.name[language]
  return (
    <>
      <Link
        to="/notifications"
        className="icon-button bare"
        aria-label={unread ? t('demo.bellNew', { count: unread }) : t('demo.notifications')}
      >
        <Icon name="notifications" />
        {unread > 0 && (
          <span className={styles.badge} aria-hidden="true">
            <Tag tone="key">{unread}</Tag>
          </span>
        )}
      </Link>
      <HeaderMenu
        opener={
          <>
            <Monogram name={name} />
            <span className="visually-hidden">{t('demo.account', { name })}</span>
            <span className={`${styles.name} ${headerStyles.widest}`} aria-hidden="true">
              <bdi>{name}</bdi>
            </span>
            <Icon name="chevron-down" className={headerStyles.widest} />
          </>
        }
      >
        <div className={`line ${styles.who}`}>
          <Monogram name={name} />
          <p>
            <strong>
              <bdi>{name}</bdi>
            </strong>
            <Ltr className="note">{kept?.email ?? config.demoEmail}</Ltr>
          </p>
        </div>
        <Link to="/profile" className="line quiet-link">
          <Icon name="settings" />
          {t('demo.profile')}
        </Link>
        <Link to="/notifications" className="line quiet-link">
          <Icon name="notifications" />
          {t('demo.notifications')}
          {unread > 0 && <Tag>{unread}</Tag>}
        </Link>
        <Link to="/" className="line quiet-link" onClick={signOut}>
          <Icon name="logout" />
          {t('demo.signOut')}
        </Link>
      </HeaderMenu>
    </>
  )
}
