import { BackButton } from '@/shared/back-button.tsx'
import layout from '@/ui/layout.module.css'
import typography from '@/ui/type.module.css'
import styles from './entry-bar.module.css'
import { LanguageSwitch } from './language-switch.tsx'
import { Logo } from './logo.tsx'
import headerStyles from './site-header.module.css'

/** The logo and language switch, for pages without a header. */
export function EntryBar() {
  return (
    <div className={`${layout.wrap} ${styles.bar}`}>
      <BackButton className={headerStyles.back} />
      <Logo />
      <LanguageSwitch className={`${typography.plainLink} ${headerStyles.text}`} />
    </div>
  )
}
