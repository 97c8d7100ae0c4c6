import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { canKeepAwake, keepAwake } from '@/platform/device/awake.ts'
import switches from '@/ui/form/switch.module.css'

/** Keeps the screen on; nothing where the browser cannot. */
export function AwakeSwitch() {
  const { t } = useTranslation('live')
  const [isOn, setIsOn] = useState(false)
  useEffect(() => (isOn ? keepAwake(() => setIsOn(false)) : undefined), [isOn])
  if (!canKeepAwake()) return null
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
