import { languageOf } from '@/contract/language.ts'

type LaunchParams = { readonly targetURL?: string | undefined }

/** Chromium's; TypeScript's library does not know it. */
declare global {
  interface Window {
    launchQueue?: { setConsumer: (consumer: (params: LaunchParams) => void) => void }
  }
}

/**
 * The installed app is told where it is sent instead of loading anew: a shortcut, or a link that another app opens. The
 * icon alone only brings it to the front, as it was left.
 */
export function hearLaunches(goTo: (address: string) => void): void {
  // Waits for us since the start: the launch that loaded this page.
  let isFirst = true
  globalThis.window.launchQueue?.setConsumer(({ targetURL }) => {
    const wasFirst = isFirst
    isFirst = false
    if (targetURL === undefined || (wasFirst && targetURL === loadedAddress())) return
    const { origin, pathname, search, hash, href } = new URL(targetURL)
    if (origin !== location.origin || /^\/(?:ar\/?)?$/.test(pathname)) return
    // A document speaks one language. The address as it was checked: its path alone, `//host/x`, may be another host's.
    const isOwn = languageOf(pathname) === languageOf(location.pathname) && !pathname.includes('//')
    if (isOwn) goTo(pathname + search + hash)
    else location.assign(href)
  })
}

function loadedAddress(): string | undefined {
  return performance.getEntriesByType('navigation')[0]?.name
}
