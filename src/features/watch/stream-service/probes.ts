import { regionLookup } from './region.ts'
import { codeApi } from './verify-code.ts'

const timeoutMs = 8_000

/** Any response counts. */
function responds(url: string, options?: RequestInit): Promise<boolean> {
  const signal = AbortSignal.timeout(timeoutMs)
  return fetch(url, { method: 'HEAD', mode: 'no-cors', cache: 'no-store', signal, ...options }).then(
    () => true,
    () => false,
  )
}

/** Whether the code API is reachable. Sends no code. */
export const isCodeApiReachable = (): Promise<boolean> => responds(codeApi)

/**
 * Whether the stream's host responds. Null if the page's CSP allows the host in iframes only.
 *
 * Requests the origin only, because the stream's URL may be valid for a single request.
 */
export async function isStreamReachable(origin: string): Promise<boolean | null> {
  const mayAsk = [codeApi, regionLookup, '/'].some(
    (service) => new URL(service, location.href).origin === origin,
  )
  return mayAsk ? responds(origin, { credentials: 'omit', referrerPolicy: 'no-referrer' }) : null
}
