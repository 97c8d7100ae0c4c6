import type { ReactNode } from 'react'
import { setHideScores, useHideScores } from '@/platform/device/hide-scores.ts'

type HideScoresSwitchProps = { className: string | undefined; describedBy?: string; children: ReactNode }

/** Toggles hide-scores mode. Stored on this device only. */
export function HideScoresSwitch({ className, describedBy, children }: HideScoresSwitchProps) {
  const isUp = useHideScores()
  return (
    <button
      type="button"
      role="switch"
      data-switch="shield"
      className={className}
      aria-checked={isUp}
      aria-describedby={describedBy}
      onClick={() => setHideScores(!isUp)}
    >
      {children}
    </button>
  )
}
