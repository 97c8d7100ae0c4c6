import { Workbox } from 'workbox-window'
import { noteCheck } from './freshness.ts'

/** The pages' only door to the service worker. */

const workerUrl = '/sw.js'
const hour = 3_600_000

export type Bridge = {
  /** Puts the waiting version in charge and reloads the page once it is. */
  applyUpdate: () => void
}

type BridgeEvents = {
  /** A new version is installed and waits for the visitor's word. */
  onUpdateReady: (bridge: Bridge) => void
  /** Another tab has put a new version in charge of this page too. */
  onReplaced: () => void
}

/**
 * Registers the worker and keeps looking for new versions: hourly and whenever the page becomes visible, because
 * installed apps are resumed rather than reloaded.
 */
export async function connectWorker({ onUpdateReady, onReplaced }: BridgeEvents): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  const workbox = new Workbox(trustedWorkerUrl(), { scope: '/', updateViaCache: 'none' })
  const hadWorker = navigator.serviceWorker.controller !== null
  let isApplying = false

  const bridge: Bridge = {
    applyUpdate: () => {
      isApplying = true
      const reload = () => location.reload()
      navigator.serviceWorker.addEventListener('controllerchange', reload)
      workbox.messageSkipWaiting() // posts `PageMessage`'s SKIP_WAITING
      // Some Safari versions never say that the worker has changed: https://github.com/vite-pwa/vite-plugin-pwa/issues/524
      setTimeout(reload, 2_000)
    },
  }
  workbox.addEventListener('waiting', () => onUpdateReady(bridge))
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    if (hadWorker && !isApplying) onReplaced()
  })

  const registration = await workbox.register({ immediate: true }).catch(() => undefined)
  if (!registration) return
  const check = () => {
    if (document.visibilityState !== 'visible') return
    registration.update().then(noteCheck, () => {}) // no network: what we have is as old as it was
  }
  noteCheck()
  setInterval(check, hour)
  document.addEventListener('visibilitychange', check)
  addEventListener('online', check)
}

/** Trusted Types: the one script address that this site ever hands to the browser as text. */
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
