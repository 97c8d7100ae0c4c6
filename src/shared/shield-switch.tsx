import type { ReactNode } from 'react'
import { raiseShield, useShield } from '@/platform/device/spoilers.ts'

type ShieldSwitchProps = { className: string | undefined; describedBy?: string; children: ReactNode }

/** Covers results, or lets them be seen: remembered on this device only. */
export function ShieldSwitch({ className, describedBy, children }: ShieldSwitchProps) {
  const isUp = useShield()
  return (
    <button
      type="button"
      role="switch"
      data-switch="shield"
      className={className}
      aria-checked={isUp}
      aria-describedby={describedBy}
      onClick={() => raiseShield(!isUp)}
    >
      {children}
    </button>
  )
}
