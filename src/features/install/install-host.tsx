import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { languageKey } from '@/contract/language.ts'
import { installSteps, useInstallMethod } from '@/platform/device/install.ts'
import { useLanguage } from '@/platform/i18n/language.ts'
import { lazyOnDemand } from '@/platform/hydration/lazy-on-demand.tsx'
import { withRetry } from '@/platform/hydration/with-retry.ts'
import { readText, writeText } from '@/platform/device/storage.ts'
import { handleAppLaunch } from './handle-app-launch.ts'
import { offerInTime } from './offer-in-time.ts'

const AppleSteps = lazyOnDemand(() => import('./apple-steps.tsx'), 'AppleSteps')

const languagePlace = { key: languageKey } as const

/** Offers the app at a suitable time, and shows the steps if the browser has no prompt. */
export function InstallHost() {
  const { i18n } = useTranslation()
  const { history } = useRouter()
  const language = useLanguage()
  const way = useInstallMethod()
  const [steps, setSteps] = useState<'never' | 'shown' | 'closed'>('never')

  useEffect(() => installSteps.handle(() => setSteps('shown')), [])
  useEffect(() => handleAppLaunch((address) => history.push(address)), [history])
  useEffect(() => (way === null ? undefined : offerInTime(i18n)), [i18n, way])
  useEffect(() => {
    const thank = () => {
      // The app has a single start URL for both languages.
      if (readText(languagePlace) === null) writeText(languagePlace, language)
      void withRetry(async () => (await import('./install-toasts.ts')).signalSuccess(i18n))
    }
    addEventListener('appinstalled', thank)
    return () => removeEventListener('appinstalled', thank)
  }, [i18n, language])

  if (steps === 'never') return null
  return <AppleSteps open={steps === 'shown'} onClose={() => setSteps('closed')} />
}
