import type { ReactNode } from 'react'
import { setHideScores, useHideScores } from '@/platform/device/hide-scores.ts'
import styles from '@/ui/form/switch.module.css'

type HideScoresSwitchProps = { describedBy?: string; children: ReactNode }

/** Hides or shows scores. Stored on this device only. */
export function HideScoresSwitch({ describedBy, children }: HideScoresSwitchProps) {
  const isOn = useHideScores()
  return (
    <button
      type="button"
      role="switch"
      data-switch="hide-scores"
      className={styles.switch}
      aria-checked={isOn}
      aria-describedby={describedBy}
      onClick={() => setHideScores(!isOn)}
    >
      {children}
    </button>
  )
}
