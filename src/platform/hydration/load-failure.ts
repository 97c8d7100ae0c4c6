import { noticeId } from '@/contract/load-error-notice.ts'
import { isQuiet, reloadWhenQuiet } from '@/platform/device/reload.ts'
import { readText, writeText } from '@/platform/device/storage.ts'
import { hasWorker } from '@/platform/device/sw-bridge/controller.ts'

/** The release for which this tab was reloaded: never twice for the same one. */
const place = { key: 'sporte:reloaded-for', area: 'session' } as const
const failuresBeforeNotice = 3

let asking: Promise<string | undefined> | undefined

/**
 * A download of the page has failed `times` in a row. If a new version was deployed and no worker has precached the old
 * one, the file is gone, and the page reloads at a quiet moment. Until then, and if the host fails, where a reload does
 * not help, a notice appears. Offline there is already a banner.
 */
export async function handleLoadFailure(times: number): Promise<void> {
  if (!navigator.onLine) {
    // A worker responds to the reload with a page of its version, with all scripts.
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
  } else if (times < failuresBeforeNotice) return
  showNotice(true)
}

/** Whether the tab may be reloaded for this: not a second time, nor where that cannot be remembered. */
function remember(release: string): boolean {
  return readText(place) !== release && writeText(place, release)
}

/** Not modal and not focused: it must not interrupt typing. */
export function showNotice(isShown: boolean): void {
  document.getElementById(noticeId)?.toggleAttribute('open', isShown)
}

/** The entry script of the document that the host serves now; undefined if that is not ours. */
async function servedEntry(): Promise<string | undefined> {
  try {
    const response = await fetch(location.pathname, {
      cache: 'no-store',
      signal: AbortSignal.timeout(10_000),
    })
    return /\/assets\/index-[\w-]+\.js/.exec(await response.text())?.[0]
  } catch {
    return undefined
  }
}
