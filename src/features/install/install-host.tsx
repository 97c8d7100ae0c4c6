import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { languageKey, languageOf } from '@/contract/language.ts'
import { installSteps, useInstallMethod } from '@/platform/device/install.ts'
import { useLanguage } from '@/platform/i18n/language.ts'
import { lazyOnDemand } from '@/platform/hydration/lazy-on-demand.tsx'
import { withRetry } from '@/platform/hydration/with-retry.ts'
import { readText, writeText } from '@/platform/device/storage.ts'
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

type LaunchParams = { readonly targetURL?: string | undefined }

/** Chromium only; missing from TypeScript's DOM types. */
declare global {
  interface Window {
    launchQueue?: { setConsumer: (consumer: (params: LaunchParams) => void) => void }
  }
}

/**
 * Navigates the running app to the URL of a launch (a shortcut, a link from another app) instead of reloading it. The
 * app icon's start URL is ignored, so that it only brings the app to the front.
 */
export function handleAppLaunch(goTo: (address: string) => void): void {
  // The first queued launch is usually the one that loaded this page.
  let isFirst = true
  globalThis.window.launchQueue?.setConsumer(({ targetURL }) => {
    const wasFirst = isFirst
    isFirst = false
    const [loaded] = performance.getEntriesByType('navigation')
    if (targetURL === undefined || (wasFirst && targetURL === loaded?.name)) return
    const { origin, pathname, search, hash, href } = new URL(targetURL)
    const address = pathname + search + hash
    if (origin !== location.origin || /^\/(?:ar\/?)?$/.test(address)) return
    // A document has one language, and a path such as `//host/x` would navigate to another host: load the URL.
    const isOwn = languageOf(pathname) === languageOf(location.pathname) && !pathname.includes('//')
    if (isOwn) goTo(address)
    else location.assign(href)
  })
}
