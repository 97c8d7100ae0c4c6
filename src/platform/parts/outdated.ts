import { isQuiet, reloadWhenQuiet } from '@/platform/device/reload.ts'
import { readText, writeText } from '@/platform/device/storage.ts'
import { hasWorker } from '@/platform/device/sw-bridge/controller.ts'

/** For which release this tab was reloaded: never twice for the same one. */
const place = { key: 'sporte:reloaded-for', area: 'session' } as const
const patience = 3

/** A dialog that the document brings along (`features/frame/unloaded-notice.tsx`): no script can fetch words that are gone. */
export const noticeId = 'unloaded'

let asking: Promise<string | undefined> | undefined

/**
 * A download of the page has failed, `times` in a row. When a new version was deployed under the open page, and no worker
 * holds the old one, what is asked for is gone and comes with a reload at a quiet moment. Until then, and when it is the
 * host that is in trouble, the visitor is told; a reload would not help there. Without a network the page says so already.
 */
export async function noteFailure(times: number): Promise<void> {
  if (!navigator.onLine) {
    // A worker answers the reload with a page of its own version, whose scripts it has.
    if (hasWorker() && remember(import.meta.url)) reloadWhenQuiet()
    return
  }
  asking ??= servedEntry().finally(() => {
    asking = undefined
  })
  const entry = await asking
  if (entry && !import.meta.url.endsWith(entry) && readText(place) !== entry) {
    const mayReload = remember(entry)
    if (mayReload) reloadWhenQuiet()
    if (mayReload && isQuiet()) return
  } else if (times < patience) return
  showNotice(true)
}

/** Whether the tab may be reloaded for this: not where it was already, nor where nothing can be remembered. */
function remember(release: string): boolean {
  return readText(place) !== release && writeText(place, release)
}

/** Not modal, and without the focus: it must not get in the way of what is typed. */
export function showNotice(isShown: boolean): void {
  document.getElementById(noticeId)?.toggleAttribute('open', isShown)
}

/** The entry script that the host's document names now; nothing for a document that is not ours. */
async function servedEntry(): Promise<string | undefined> {
  try {
    const response = await fetch(location.pathname, { cache: 'no-store' })
    return /\/assets\/index-[\w-]+\.js/.exec(await response.text())?.[0]
  } catch {
    return undefined
  }
}
