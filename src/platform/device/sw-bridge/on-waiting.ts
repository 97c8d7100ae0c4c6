/** A version that skips the wait has left it by then. */
const settledMs = 200

/**
 * Tells of every version that waits to replace the active one, at once or once it is stored. Workbox's own event listens
 * no more after the second version that a page comes across, be it the same one after a failed download.
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
