/**
 * Whether a worker answers what this page asks for. These three files are the pages' only door to the worker; this one comes
 * with every page, the others when something is to be done.
 */
export function hasWorker(): boolean {
  return Boolean(navigator.serviceWorker?.controller)
}
