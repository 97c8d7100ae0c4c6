import { isOwnCache } from '@/contract/cache-names.ts'
import { loadErrorBannerId, unrepairedId } from '@/contract/load-error-banner.ts'
import { repairMark } from '@/contract/repair.ts'

/** A host that takes longer would not deliver the page either. */
const timeoutMs = 10_000

/**
 * Removes the worker and the content of its caches, and loads the page from the network, at the visitor's request.
 * Local storage and IndexedDB stay. Inline, because it must work when no script of the page loads.
 */
export function repairOnPress(): void {
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest(`[${repairMark}]`)
    if (button) void repair(button)
  })
}

async function repair(button: Element): Promise<void> {
  button.setAttribute('aria-disabled', 'true')
  showFailure(false)
  if (await isHostReachable()) {
    await refreshFailed() // first, because the worker would store the responses again
    // Independent of each other: each may fail or be unavailable.
    await Promise.allSettled([removeWorkers(), emptyCaches()])
    location.reload()
  } else showFailure(true)
  button.removeAttribute('aria-disabled')
}

function showFailure(isShown: boolean): void {
  document.getElementById(unrepairedId)?.toggleAttribute('hidden', !isShown)
  if (isShown) document.getElementById(loadErrorBannerId)?.setAttribute('open', '')
}

/** Requests a file that no cache contains and no captive portal can offer. */
async function isHostReachable(): Promise<boolean> {
  try {
    const { ok, headers } = await fetch('/sw.js', {
      method: 'HEAD',
      cache: 'no-store',
      signal: AbortSignal.timeout(timeoutMs),
    })
    return ok && /javascript/.test(headers.get('Content-Type') ?? '')
  } catch {
    return false
  }
}

/** A host may have allowed the browser to cache an error. The worker would replace it, but a reload does not. */
async function refreshFailed(): Promise<void> {
  const failed = performance
    .getEntriesByType('resource')
    .filter((entry) => 'responseStatus' in entry && Number(entry.responseStatus) >= 400)
  const signal = AbortSignal.timeout(timeoutMs)
  await Promise.allSettled(failed.map(({ name }) => fetch(name, { cache: 'reload', signal })))
}

async function removeWorkers(): Promise<void> {
  // oxlint-disable-next-line no-restricted-properties -- inline scripts share only `contract` with the bundle
  const registrations = await navigator.serviceWorker.getRegistrations()
  const own = registrations.filter(({ scope }) => scope === `${location.origin}/`)
  await Promise.allSettled(own.map((registration) => registration.unregister()))
}

/**
 * Recreates each cache empty. If another tab uses the removed worker, Chromium revives it when the page registers a
 * worker again, and a worker refills only a cache that exists.
 */
async function emptyCaches(): Promise<void> {
  const names = (await caches.keys()).filter((name) => isOwnCache(name, location.origin))
  await Promise.allSettled(names.map((name) => caches.delete(name).then(() => caches.open(name))))
}
