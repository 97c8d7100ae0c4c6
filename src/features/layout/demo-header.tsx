import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { BackButton } from '@/shared/back-button.tsx'
import layout from '@/ui/layout.module.css'
import { Tag } from '@/ui/tag.tsx'
import typography from '@/ui/type.module.css'
import { Bell } from './bell.tsx'
import styles from './demo-header.module.css'
import { DemoLinks } from './demo-links.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import logoStyles from './logo.module.css'
import { MenuSheet } from './menu-sheet.tsx'
import { SearchButton } from './search-button.tsx'
import headerStyles from './site-header.module.css'
import { UserMenu } from './user-menu.tsx'

/** The header of the demo area. */
export function DemoHeader() {
  const { t } = useTranslation(['site', 'common'])
  const logo = (
    <Link to="/dashboard" className={`${layout.inline} ${logoStyles.logo}`}>
      {t('common:brand')}
    </Link>
  )
  return (
    <div className={`${layout.wrap} ${layout.line} ${headerStyles.bar}`}>
      <BackButton className={headerStyles.back} />
      {logo}
      <nav className={`${headerStyles.nav} ${styles.nav}`} aria-label={t('demo.nav.label')}>
        <DemoLinks className={`${layout.inline} ${headerStyles.item}`} />
      </nav>
      <div className={styles.tools}>
        <LanguageSwitch className={`${typography.quiet} ${headerStyles.text} ${styles.wideOnly}`} />
        <SearchButton label={t('demo.search')} />
        <Bell />
        <UserMenu />
        <MenuSheet openerClassName={headerStyles.burger} logo={logo}>
          <nav aria-label={t('common:menu')}>
            <DemoLinks />
            <LanguageSwitch />
          </nav>
        </MenuSheet>
      </div>
    </div>
  )
}

export function DemoFooter() {
  const { t } = useTranslation(['site', 'common'])
  return (
    <footer className={`${layout.noPrint} ${styles.footer}`}>
      <div className={`${layout.wrap} ${layout.row} ${styles.strip}`}>
        <Tag tone="sample">{t('common:sampleData')}</Tag>
        <p className={layout.note}>{t('demo.invented')}</p>
        <Link to="/your-data" className={styles.home}>
          {t('demo.yourData')}
        </Link>
        <Link to="/" className={styles.home}>
          {t('demo.home')}
        </Link>
      </div>
    </footer>
  )
}
