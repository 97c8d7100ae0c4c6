import { BackButton } from '@/shared/back-button.tsx'
import { ContactButton } from './bottom-bar.tsx'
import styles from './entry-bar.module.css'
import { LanguageSwitch } from './language-switch.tsx'
import { Logo } from './logo.tsx'
import headerStyles from './site-header.module.css'

/** The logo and language switch, for pages without a header. */
export function EntryBar() {
  return (
    <div className={`wrap ${styles.bar}`}>
      <BackButton className={headerStyles.back} />
      <Logo />
      <LanguageSwitch className={`plain-link ${headerStyles.text}`} />
      <ContactButton />
    </div>
  )
}
