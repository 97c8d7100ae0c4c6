import { useTranslation } from 'react-i18next'
import { HideScoresSwitch } from '@/shared/hide-scores-switch.tsx'
import switches from '@/ui/form/switch.module.css'
import { Icon } from '@/ui/icon.tsx'
import { DataAge } from './data-age.tsx'
import styles from './scores.module.css'

/** The controls beside the heading. */
export function HeadingTools() {
  const { t } = useTranslation()
  return (
    <div className="grid gap-2">
      <HideScoresSwitch className={`${switches.switch} ${styles.eye}`}>
        <Icon name="eye" />
        <Icon name="eye-off" className={styles.eyeOff} />
        <span>{t('hideScores.switch')}</span>
      </HideScoresSwitch>
      <DataAge />
    </div>
  )
}
