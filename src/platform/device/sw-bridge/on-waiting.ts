/** A version that skips the wait has left it by then. */
const settledMs = 200

/**
 * Calls back for every version that waits to replace the active one. Workbox's own event stops after the second version
 * of a page's lifetime, even if it is the same version after a failed download.
 */
export function onWaiting(registration: ServiceWorkerRegistration, tell: () => void): void {
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
