import { regionLookup } from './region.ts'
import { codeApi } from './verify-code.ts'

const timeoutMs = 8_000

/** Whether the code API is reachable. Sends no code, and any response counts. */
export function isCodeApiReachable(): Promise<boolean> {
  return fetch(codeApi, {
    method: 'HEAD',
    mode: 'no-cors',
    cache: 'no-store',
    signal: AbortSignal.timeout(timeoutMs),
  }).then(
    () => true,
    () => false,
  )
}

/**
 * Whether the stream's host responds. Null if the page's CSP allows the host in iframes only.
 *
 * Requests the origin only, because the stream's URL may be valid for a single request.
 */
export async function isStreamReachable(origin: string): Promise<boolean | null> {
  const mayAsk = [codeApi, regionLookup, '/'].some(
    (service) => new URL(service, location.href).origin === origin,
  )
  if (!mayAsk) return null
  return fetch(origin, {
    method: 'HEAD',
    mode: 'no-cors',
    cache: 'no-store',
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    signal: AbortSignal.timeout(timeoutMs),
  }).then(
    () => true,
    () => false,
  )
}
