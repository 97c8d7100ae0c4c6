import { useCallback, useRef, useState } from 'react'
import type { Findings } from './device-check.ts'
import { examine } from './device-probes.ts'

export type DeviceCheck = {
  phase: 'idle' | 'running' | 'done'
  findings: Findings
  /** Does nothing while a check is running. */
  run: () => Promise<Findings | null>
}

export function useDeviceCheck(): DeviceCheck {
  const [phase, setPhase] = useState<DeviceCheck['phase']>('idle')
  const [findings, setFindings] = useState<Findings>({})
  const isRunning = useRef(false)

  const run = useCallback(async () => {
    if (isRunning.current) return null
    isRunning.current = true
    setPhase('running')
    let found: Findings = {}
    setFindings(found)
    await examine((check, finding) => {
      found = { ...found, [check]: finding }
      setFindings(found)
    })
    setPhase('done')
    isRunning.current = false
    return found
  }, [])

  return { phase, findings, run }
}
