import { Workbox } from 'workbox-window'
import { precacheName } from '@/contract/cache-names.ts'
import { recordCheck } from '@/platform/device/update-check.ts'
import { typedText } from '@/platform/device/busy.ts'
import { postLowData } from '@/platform/device/low-data.ts'
import { reloadWhenPossible } from '@/platform/device/reload.ts'
import { wereWorkersRemoved } from './registration.ts'

const workerUrl = '/sw.js'
const hour = 3_600_000
/** How long the old version may take to deactivate before the page checks for itself. */
const takeoverMs = 3_000
/** How long after the press a reload is still expected. */
const expectedMs = 10_000

type BridgeEvents = {
  /**
   * A new version is installed and waits for the visitor's consent. `applyUpdate` activates it and reloads the page once
   * it is not busy.
   */
  onUpdateReady: (applyUpdate: () => Promise<void>) => void
  /** Another tab has activated a new version, which also controls this page. */
  onReplaced: () => void
}

/**
 * Registers the worker and checks for new versions hourly and whenever the page becomes visible. Installed apps are
 * resumed rather than reloaded.
 */
export async function connectWorker({ onUpdateReady, onReplaced }: BridgeEvents): Promise<void> {
  if (import.meta.env.VITE_SW_KILL_SWITCH === 'true' || !('serviceWorker' in navigator)) return
  const workbox = new Workbox(trustedWorkerUrl(), { scope: '/', updateViaCache: 'none' })
  const hadWorker = navigator.serviceWorker.controller !== null
  let isApplying = false

  const applyUpdate = async () => {
    isApplying = true
    const agreed = typedText()
    const reload = () => reloadWhenPossible(agreed)
    navigator.serviceWorker.addEventListener('controllerchange', () => isApplying && reload())
    // If the old worker receives a request while it deactivates, Chromium keeps it until it has been idle for half a
    // minute, or until the next navigation. Measured with version 156; posting the message again does not help.
    await untilIdle()
    workbox.messageSkipWaiting() // posts `PageMessage`'s SKIP_WAITING
    // Some Safari versions never fire `controllerchange`: https://github.com/vite-pwa/vite-plugin-pwa/issues/524
    setTimeout(async () => {
      const registration = await navigator.serviceWorker.getRegistration()
      if (!registration?.waiting) reload()
    }, takeoverMs)
    // While the old version is in control, it would handle the reload. If it deactivates after this time, when a
    // reload would be unexpected, the page prompts again.
    setTimeout(() => {
      isApplying = false
    }, expectedMs)
  }
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    if (hadWorker && !isApplying) onReplaced()
  })

  await postLowData()
  await untilIdle() // it stores hundreds of files: on a slow phone the page would stutter while it hydrates
  if (wereWorkersRemoved()) return
  // Chromium may revive a removed worker, which refills only a cache that exists.
  if ('caches' in globalThis) await caches.open(precacheName(location.origin)).catch(() => {})
  const registration = await workbox.register({ immediate: true }).catch(() => undefined)
  if (!registration) return
  if (wereWorkersRemoved()) {
    await registration.unregister()
    return
  }
  onWorkerWaiting(registration, () => onUpdateReady(applyUpdate))
  const check = () => {
    if (document.visibilityState !== 'visible') return
    // Rejects unless the script itself was downloaded. Offline, with a failing host or behind a captive portal, nothing
    // was checked.
    registration.update().then(recordCheck, () => {})
  }
  check() // registering alone does not check for an update if the worker is already registered
  setInterval(check, hour)
  document.addEventListener('visibilitychange', check)
  addEventListener('online', check)
}

/** Resolves once no resource has loaded for a moment. */
async function untilIdle(): Promise<void> {
  const longest = performance.now() + 3_000
  let lastLoad = performance.now()
  const observer = new PerformanceObserver(() => {
    lastLoad = performance.now()
  })
  observer.observe({ type: 'resource' })
  while (performance.now() < Math.min(lastLoad + 400, longest)) {
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  observer.disconnect()
}

/** Trusted Types: the only script URL that this site passes to the browser as text. */
function trustedWorkerUrl(): string {
  const types = globalThis.trustedTypes
  if (!types) return workerUrl
  const policy = types.createPolicy('sporte', {
    createScriptURL: (url) => {
      if (url !== workerUrl) throw new TypeError(`Not our worker: ${url}`)
      return url
    },
  })
  return policy.createScriptURL(workerUrl)
}

/** By then a version that skips waiting has become active. */
const settledMs = 200

/**
 * Reports every version that waits to replace the active one, immediately or once it is stored. Workbox's own event
 * stops after the second version that a page finds, even if it is the same one after a failed download.
 */
function onWorkerWaiting(registration: ServiceWorkerRegistration, tell: () => void): void {
  const look = () => {
    if (registration.waiting && registration.active) tell()
  }
  const follow = () => {
    const coming = registration.installing
    coming?.addEventListener('statechange', () => {
      if (coming.state === 'installed') setTimeout(look, settledMs)
    })
  }
  registration.addEventListener('updatefound', follow)
  follow()
  look()
}
