import { useEffect, useState } from 'react'
import { outboxExists, subscribeToOutbox } from '@/outbox/signals.ts'
import { lazyOnDemand } from '@/platform/hydration/lazy-on-demand.tsx'

const OutboxRunner = lazyOnDemand(() => import('./outbox-runner.tsx'), 'OutboxRunner')

/** Loads the outbox runner only if the outbox exists or changes, to save the script for everybody else. */
export function OutboxHost() {
  const [isNeeded, setIsNeeded] = useState(false)

  useEffect(() => {
    if (isNeeded) return
    const start = () => setIsNeeded(true)
    void outboxExists().then((exists) => exists && start())
    return subscribeToOutbox(start)
  }, [isNeeded])

  return isNeeded && <OutboxRunner />
}
