import { useTranslation } from 'react-i18next'
import { HideScoresSwitch } from '@/shared/hide-scores-switch.tsx'
import switches from '@/ui/form/switch.module.css'
import { DataAge } from './data-age.tsx'

/** The controls beside the heading. */
export function HeadingTools() {
  const { t } = useTranslation()
  return (
    <div className="grid gap-2">
      <HideScoresSwitch className={switches.switch}>{t('hideScores.switch')}</HideScoresSwitch>
      <DataAge />
    </div>
  )
}
