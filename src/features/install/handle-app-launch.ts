import { languageOf } from '@/contract/language.ts'

type LaunchParams = { readonly targetURL?: string | undefined }

/** Chromium's; TypeScript's library does not know it. */
declare global {
  interface Window {
    launchQueue?: { setConsumer: (consumer: (params: LaunchParams) => void) => void }
  }
}

/**
 * The installed app receives the URL of a launch (a shortcut, a link from another app) without a reload. A launch from
 * the icon only brings the app to the front.
 */
export function handleAppLaunch(goTo: (address: string) => void): void {
  // The first one queued is the launch that loaded this page.
  let isFirst = true
  globalThis.window.launchQueue?.setConsumer(({ targetURL }) => {
    const wasFirst = isFirst
    isFirst = false
    if (targetURL === undefined || (wasFirst && targetURL === loadedAddress())) return
    const { origin, pathname, search, hash, href } = new URL(targetURL)
    if (origin !== location.origin || /^\/(?:ar\/?)?$/.test(pathname)) return
    // A document has one language. A path such as `//host/x` would name another host: then use the checked address.
    const isOwn = languageOf(pathname) === languageOf(location.pathname) && !pathname.includes('//')
    if (isOwn) goTo(pathname + search + hash)
    else location.assign(href)
  })
}

function loadedAddress(): string | undefined {
  return performance.getEntriesByType('navigation')[0]?.name
}
