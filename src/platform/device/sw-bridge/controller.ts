/**
 * Whether a worker controls this page. These three files are the pages' only access to the worker; this one comes with
 * every page, the others on demand.
 */
export function hasWorker(): boolean {
  return Boolean(navigator.serviceWorker?.controller)
}
