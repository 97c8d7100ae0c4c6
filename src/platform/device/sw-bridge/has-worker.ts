/**
 * Whether a worker controls this page. Pages access the worker only through the files in this folder, but for an inline
 * script. Every page loads this one, and the others load on demand.
 */
export function hasWorker(): boolean {
  return Boolean(navigator.serviceWorker?.controller)
}
