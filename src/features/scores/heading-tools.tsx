import { useTranslation } from 'react-i18next'
import { ShieldSwitch } from '@/shared/shield-switch.tsx'
import switches from '@/ui/switch.module.css'
import { DataAge } from './data-age.tsx'
import styles from './scores.module.css'

/** What stands beside the heading. */
export function HeadingTools() {
  const { t } = useTranslation()
  return (
    <div className={styles.tools}>
      <ShieldSwitch className={switches.switch}>{t('spoilers.switch')}</ShieldSwitch>
      <DataAge />
    </div>
  )
}
