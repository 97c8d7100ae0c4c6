import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { canKeepAwake, keepAwake } from '@/platform/device/awake.ts'
import { canFloat } from '@/platform/device/float-window.ts'
import { buttonClass } from '@/ui/button.ts'
import { Icon } from '@/ui/icon.tsx'
import switches from '@/ui/switch.module.css'
import { floatScore } from './float-score.tsx'
import styles from './live.module.css'

/** Floating window, wake lock and the like; each only where the browser supports it. */
export function LiveTools() {
  const { t, i18n } = useTranslation('scores')
  return (
    <div className={styles.tools}>
      {canFloat() && (
        <button
          type="button"
          className={buttonClass({ tone: 'tonal', size: 'small' })}
          onClick={() => void floatScore(i18n)}
        >
          <Icon name="external" />
          {t('live.float')}
        </button>
      )}
      {canKeepAwake() && <AwakeSwitch />}
    </div>
  )
}

function AwakeSwitch() {
  const { t } = useTranslation('scores')
  const [isOn, setIsOn] = useState(false)
  useEffect(() => (isOn ? keepAwake(() => setIsOn(false)) : undefined), [isOn])
  return (
    <button
      type="button"
      role="switch"
      aria-checked={isOn}
      className={switches.switch}
      onClick={() => setIsOn(!isOn)}
    >
      {t('live.awake')}
    </button>
  )
}
