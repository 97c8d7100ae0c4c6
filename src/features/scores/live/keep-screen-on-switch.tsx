import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isWakeLockSupported, requestWakeLock } from '@/platform/device/wake-lock.ts'
import switches from '@/ui/form/switch.module.css'

/** Keeps the screen on. Renders nothing if the browser does not support it. */
export function KeepScreenOnSwitch() {
  const { t } = useTranslation('live')
  const [isOn, setIsOn] = useState(false)
  useEffect(() => (isOn ? requestWakeLock(() => setIsOn(false)) : undefined), [isOn])
  if (!isWakeLockSupported()) return null
  return (
    <button
      type="button"
      role="switch"
      aria-checked={isOn}
      className={switches.switch}
      onClick={() => setIsOn(!isOn)}
    >
      {t('awake')}
    </button>
  )
}
