import { useTranslation } from 'react-i18next'
import { packages } from '@/content/packages.ts'
import { cameraPositions } from '@/content/services/service-facts.ts'
import { CameraDrawing } from '@/drawings/camera-drawing.tsx'
import styles from './camera-plan.module.css'

/**
 * The hall from above. CSS alone (`:has`) highlights the cameras of the chosen package, so the plan works without
 * script.
 */
export function CameraPlan() {
  const { t } = useTranslation('service-production-broadcasting')
  return (
    <div className={styles.plan}>
      <fieldset className={styles.tiers}>
        <legend>{t('plan.choose')}</legend>
        {packages.map(({ id, cameras }) => (
          <label key={id}>
            <input type="radio" name="plan-package" value={id} defaultChecked={id === 'gold'} />
            <b>{t(`plan.tiers.${id}`)}</b>
            <small>{t(`plan.count.${id}`, cameras)}</small>
          </label>
        ))}
      </fieldset>
      <CameraDrawing ground="ring" cameras={cameraPositions} label={t('plan.drawing')} />
      <ol className={styles.list}>
        {cameraPositions.map(({ id, mark }) => (
          <li key={id} data-camera={mark}>
            <b>{mark}</b>
            <span>
              {t(`plan.positions.${id}`)}
              <small>{t('plan.off')}</small>
            </span>
          </li>
        ))}
      </ol>
    </div>
  )
}
