import { withTimeout } from '@/lib/with-timeout.ts'

/**
 * How long a blank screen may last before the fallback if the host does not respond. Longer than a slow phone network
 * takes to the first byte (two to three seconds with a cold connection), shorter than people wait.
 */
const timeoutMs = 5_000

/**
 * A visitor who reloads prefers to wait. It also lets `/watch` succeed if every response takes longer, because its
 * fallback reloads once the host has responded.
 */
const reloadTimeoutMs = 20_000

/**
 * Navigates to a page that is not precached: returns any network response, or the fallback (if any) if the host is down
 * or silent.
 *
 * A late response still reaches the HTTP cache. An abortable request would no longer be a navigation, and lose its
 * referrer.
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
 * For history navigations browsers accept any HTTP cache entry. Offline it may be a page of another version, whose
 * scripts are not stored.
 */
function fetchNavigation(request: Request): Promise<Response> {
  return isFromHistory(request) ? fetch(request, { cache: 'no-cache' }) : fetch(request)
}

function isFromHistory({ cache }: Request): boolean {
  return cache === 'force-cache' || cache === 'only-if-cached'
}

/** Excludes 511 (the network requires a sign-in), which the visitor must see. */
function isHostDown({ status }: Response): boolean {
  return status >= 500 && status !== 511
}
