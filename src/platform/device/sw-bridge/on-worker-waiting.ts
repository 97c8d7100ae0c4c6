/** By then a version that skips waiting has become active. */
const settledMs = 200

/**
 * Reports every version that waits to replace the active one, immediately or once it is stored. Workbox's own event
 * stops after the second version that a page finds, even if it is the same one after a failed download.
 */
export function onWorkerWaiting(registration: ServiceWorkerRegistration, tell: () => void): void {
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
