import { languageOf } from '@/contract/language.ts'

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
