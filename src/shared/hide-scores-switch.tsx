import type { ReactNode } from 'react'
import { setHideScores, useHideScores } from '@/platform/device/hide-scores.ts'

type HideScoresSwitchProps = { className: string | undefined; describedBy?: string; children: ReactNode }

/** Hides or shows scores. Stored on this device only. */
export function HideScoresSwitch({ className, describedBy, children }: HideScoresSwitchProps) {
  const isOn = useHideScores()
  return (
    <button
      type="button"
      role="switch"
      data-switch="hide-scores"
      className={className}
      aria-checked={isOn}
      aria-describedby={describedBy}
      onClick={() => setHideScores(!isOn)}
    >
      {children}
    </button>
  )
}
