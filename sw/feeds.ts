import { readBodyText } from '@/lib/read-body.ts'
import { parseFeedText, type Feed } from '@/contract/feeds.ts'

/** After this time the last copy is better than nothing. The page polls again anyway. */
const timeoutMs = 5_000

/**
 * Responds with the network's feed if it is timely and valid (not a captive portal's page, not larger than a feed).
 * Otherwise responds with the last copy, which contains its time.
 *
 * Pages write the copy, because only they validate the figures.
 */
export async function respondWithFeed(request: Request, { list, cache }: Feed): Promise<Response> {
  const response = await fetchWithTimeout(request)
  if (response?.status === 304 && request.headers.has('If-None-Match')) return response
  const text = response?.status === 200 ? await readOrNull(response) : null
  if (response && text !== null && isFeed(parseFeedText(text), list)) {
    const headers = new Headers(response.headers)
    headers.delete('Content-Encoding') // the text is already decoded
    headers.delete('Content-Length')
    return new Response(text, { headers })
  }
  const copy = await caches.match(request.url, { cacheName: cache }).catch(() => undefined)
  const retryAfter = response?.headers.get('Retry-After')
  if (!copy) {
    // The page receives errors, but not a 200 that is not a feed.
    const isError = response !== undefined && response.status !== 200 && response.type !== 'opaqueredirect'
    return isError ? response : Response.error()
  }
  if (!retryAfter) return copy
  return new Response(copy.body, {
    headers: { ...Object.fromEntries(copy.headers), 'Retry-After': retryAfter },
  })
}

async function fetchWithTimeout(request: Request): Promise<Response | undefined> {
  try {
    return await fetch(request, { signal: AbortSignal.timeout(timeoutMs) })
  } catch {
    return undefined
  }
}

/** Returns null if the download stops. */
async function readOrNull(response: Response): Promise<string | null> {
  return readBodyText(response).catch(() => null)
}

/** Whether it has the shape of a feed. The page validates the figures. */
function isFeed(said: unknown, list: Feed['list']): boolean {
  return typeof said === 'object' && said !== null && Array.isArray(Reflect.get(said, list))
}
