import { withTimeout } from '@/contract/with-timeout.ts'

/**
 * How long a blank screen may last while the host does not answer, before the fallback is shown: longer than a slow
 * phone network takes to the first byte (two to three seconds with a cold connection), shorter than people wait.
 */
const timeoutMs = 5_000

/** A visitor who reloads would rather wait. It also lets `/watch` succeed where every answer takes longer: its fallback
 * reloads as soon as the host has answered. */
const reloadTimeoutMs = 20_000

/**
 * A visit to a page that is not stored: the network's answer, whatever it is, unless the host is down or silent. Then
 * the fallback, if there is one. A late answer still reaches the HTTP cache: an abortable request would no longer be a
 * navigation, and lose its referrer.
 */
export async function networkFirstNavigation(
  request: Request,
  fallback: () => Promise<Response | undefined>,
): Promise<Response> {
  const fetched = fetchNavigation(request)
  const limit = request.cache === 'default' || isFromHistory(request) ? timeoutMs : reloadTimeoutMs
  const answer = await withTimeout(fetched, limit).catch(() => undefined)
  if (answer && !isHostDown(answer)) return answer
  return (await fallback()) ?? fetched
}

/**
 * For history navigations browsers use whatever the HTTP cache has: offline that may be a page of another version,
 * whose scripts are not stored.
 */
function fetchNavigation(request: Request): Promise<Response> {
  return isFromHistory(request) ? fetch(request, { cache: 'no-cache' }) : fetch(request)
}

function isFromHistory({ cache }: Request): boolean {
  return cache === 'force-cache' || cache === 'only-if-cached'
}

/** Except 511 (the network requires a sign-in), which the visitor must see. */
function isHostDown({ status }: Response): boolean {
  return status >= 500 && status !== 511
}
