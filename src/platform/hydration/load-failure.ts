import { loadErrorBannerId } from '@/contract/load-error-banner.ts'
import { isOnline } from '@/platform/device/online.ts'
import { canReload, reloadWhenPossible } from '@/platform/device/reload.ts'
import { readText, writeText } from '@/platform/device/storage.ts'
import { hasWorker } from '@/platform/device/sw-bridge/has-worker.ts'

/** The release for which this tab was reloaded. A tab never reloads twice for the same release. */
const place = { key: 'sporte:reloaded-for', area: 'session' } as const
const failuresBeforeBanner = 3

let asking: Promise<string | undefined> | undefined

/**
 * Handles `times` consecutive failed downloads. If a new version was deployed and no worker has the old one, the file
 * is gone, so the page reloads once it is not busy.
 *
 * Until then, or if the host itself fails and a reload would not help, the visitor sees a banner. Offline the page
 * already shows one.
 */
export async function handleLoadFailure(times: number): Promise<void> {
  asking ??= servedEntry().finally(() => {
    asking = undefined
  })
  const entry = await asking
  if (!entry && !isOnline()) {
    // The worker responds to the reload with a page and scripts of the same version as the worker.
    if (hasWorker() && remember(import.meta.url)) reloadWhenPossible()
    return
  }
  if (entry && !import.meta.url.endsWith(entry) && readText(place) !== entry) {
    const mayReload = remember(entry)
    if (mayReload) reloadWhenPossible()
    if (mayReload && canReload()) return
  } else if (times < failuresBeforeBanner) return
  showLoadErrorBanner(true)
}

/** Whether the tab may reload for this release: never twice, and never if that cannot be stored. */
function remember(release: string): boolean {
  return readText(place) !== release && writeText(place, release)
}

/** Neither modal nor focused, so that it does not interrupt typing. */
export function showLoadErrorBanner(isShown: boolean): void {
  document.getElementById(loadErrorBannerId)?.toggleAttribute('open', isShown)
}

/** The entry script of the document that the host serves now. Undefined if the document is not ours. */
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
