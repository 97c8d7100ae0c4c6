import { readBodyText } from '@/contract/read-body.ts'
import { parseFeedText, scoresCache } from '@/contract/score-feed.ts'

/** Beyond this the last copy is better than nothing; the page polls again anyway. */
const timeoutMs = 5_000

/**
 * The score feed: the network's answer if it is timely and a feed (no captive portal's page, nothing larger than a
 * feed), else the last copy, which has its time. Pages write the copy, as only they judge the figures.
 */
export async function respondWithScores(request: Request): Promise<Response> {
  const response = await fetchWithTimeout(request)
  if (response?.status === 304) return response
  const text = response?.status === 200 ? await readOrNull(response) : null
  if (response && text !== null && isFeed(parseFeedText(text))) {
    const headers = new Headers(response.headers)
    headers.delete('Content-Encoding') // the text is decoded by now
    headers.delete('Content-Length')
    return new Response(text, { headers })
  }
  const copy = await caches.match(request.url, { cacheName: scoresCache }).catch(() => undefined)
  const retryAfter = response?.headers.get('Retry-After')
  if (!copy) {
    // The page gets to see errors, but not a 200 that is no feed.
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

/** Null for what stops coming. */
async function readOrNull(response: Response): Promise<string | null> {
  return readBodyText(response).catch(() => null)
}

/** Whether it is a feed at all; the page judges the figures. */
function isFeed(said: unknown): boolean {
  return typeof said === 'object' && said !== null && 'matches' in said && Array.isArray(said.matches)
}
