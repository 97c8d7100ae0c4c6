import { useTranslation } from 'react-i18next'
import { packages } from '@/content/packages.ts'
import { cameraPositions } from '@/content/service-facts.ts'
import styles from './camera-plan.module.css'

/**
 * The hall from above. The chosen package highlights its cameras by CSS alone (`:has`), so the plan works without script.
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
      <svg className={styles.hall} viewBox="0 0 720 520" role="img" aria-label={t('plan.drawing')}>
        <rect className={styles.floor} x="1" y="1" width="718" height="518" />
        {/* Rows of seats on the four sides. */}
        {[0, 1, 2].map((row) => (
          <rect
            key={row}
            className={styles.seats}
            x={150 - row * 18}
            y={84 - row * 18}
            width={420 + row * 36}
            height={352 + row * 36}
          />
        ))}
        <path className={styles.walkout} d="M0 238H240M0 282H240" />
        <rect className={styles.apron} x="228" y="128" width="264" height="264" />
        <rect className={styles.canvas} x="250" y="150" width="220" height="220" />
        {[0, 10, 20].map((rope) => (
          <rect
            key={rope}
            className={styles.rope}
            x={250 + rope}
            y={150 + rope}
            width={220 - rope * 2}
            height={220 - rope * 2}
          />
        ))}
        <rect className={styles.cornerA} x="244" y="340" width="36" height="36" />
        <rect className={styles.cornerB} x="440" y="144" width="36" height="36" />
        {cameraPositions.map(({ id, mark, x, y }) => (
          <g key={id} data-camera={id}>
            <path
              className={styles.sight}
              d={`M${x} ${y}L${x + (360 - x) * 0.55 - (260 - y) * 0.16} ${y + (260 - y) * 0.55 + (360 - x) * 0.16}L${x + (360 - x) * 0.55 + (260 - y) * 0.16} ${y + (260 - y) * 0.55 - (360 - x) * 0.16}Z`}
            />
            <circle className={styles.camera} cx={x} cy={y} r="17" />
            <text className={styles.mark} x={x} y={y + 6} textAnchor="middle">
              {mark}
            </text>
          </g>
        ))}
      </svg>
      <ol className={styles.list}>
        {cameraPositions.map(({ id, mark }) => (
          <li key={id} data-camera={id}>
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
