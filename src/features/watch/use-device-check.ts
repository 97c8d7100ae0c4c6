import { useCallback, useRef, useState } from 'react'
import type { CheckName, Finding, Findings } from './device-check.ts'
import { runDeviceChecks } from './device-probes.ts'

/** Runs several checks and reports each finding when it is available. */
type Look = (tell: (check: CheckName, finding: Finding) => void) => Promise<void>

export type DeviceCheck = {
  phase: 'idle' | 'running' | 'done'
  findings: Findings
  /** Does nothing while a check is running. */
  run: (look?: Look) => Promise<Findings | null>
}

export function useDeviceCheck(): DeviceCheck {
  const [phase, setPhase] = useState<DeviceCheck['phase']>('idle')
  const [findings, setFindings] = useState<Findings>({})
  const isRunning = useRef(false)

  const run = useCallback(async (look: Look = runDeviceChecks) => {
    if (isRunning.current) return null
    isRunning.current = true
    setPhase('running')
    let found: Findings = {}
    setFindings(found)
    await look((check, finding) => {
      found = { ...found, [check]: finding }
      setFindings(found)
    })
    setPhase('done')
    isRunning.current = false
    return found
  }, [])

  return { phase, findings, run }
}
