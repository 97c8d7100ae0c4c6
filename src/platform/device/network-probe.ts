import { isOnline } from './online.ts'

const timeoutMs = 5_000

/** Whether the site responds, for a press while the browser reports no network. The worker ignores HEAD requests. */
export function hasNetwork(): Promise<boolean> {
  return fetch('/robots.txt', {
    method: 'HEAD',
    cache: 'no-store',
    signal: AbortSignal.timeout(timeoutMs),
  }).then(
    () => true,
    () => false,
  )
}

/** Routes exist for pages only: offline, the worker serves the shell for any file. */
export function isFileOffline(path: string): boolean {
  return /\.(?:xml|ics)$/.test(path) && !isOnline()
}
