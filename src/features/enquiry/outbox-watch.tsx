import { lazy, Suspense, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { hearOutbox, outboxExists } from '@/contract/outbox-names.ts'
import { loadTexts } from '@/locales/i18n.ts'
import { patiently } from '@/platform/parts/patiently.ts'

/** Fetches the outbox's script only on a device that has something in it, or puts something in. */
export function OutboxWatch() {
  const { i18n } = useTranslation()
  const [isNeeded, setIsNeeded] = useState(false)
  const [Runner] = useState(() =>
    lazy(() =>
      patiently(async () => {
        const [module] = await Promise.all([
          import('./outbox-runner.tsx'),
          loadTexts(i18n, import.meta.glob('/src/locales/*/outbox.json')),
        ])
        return { default: module.OutboxRunner }
      }),
    ),
  )

  useEffect(() => {
    if (isNeeded) return
    const start = () => setIsNeeded(true)
    void outboxExists().then((exists) => exists && start())
    return hearOutbox(start)
  }, [isNeeded])

  return isNeeded ? (
    <Suspense fallback={null}>
      <Runner />
    </Suspense>
  ) : null
}
