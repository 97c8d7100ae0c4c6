import { readBodyText } from '@/lib/read-body.ts'
import { keptAtHeader, parseFeedText, type Feed } from '@/contract/feeds.ts'

/** The outcome of one request. */
export type FeedAnswer =
  | { kind: 'updated'; data: unknown; etag: string | null }
  /** Unchanged since the response with this ETag. */
  | { kind: 'unchanged' }
  /** The feed failed. This is the worker's copy of its last valid response. */
  | { kind: 'copy'; data: unknown; keptAt: number; retryAfter: string | null }
  /** `isRefused`: the response is not a feed. */
  | { kind: 'failed'; isRefused: boolean; retryAfter: string | null }

/** Longer than the worker waits before it responds with its copy. */
const timeoutMs = 10_000

/**
 * With an ETag only changes are downloaded. If CORS hides that header, the browser's own cache revalidates in the same
 * way.
 */
export async function fetchFeed({ url }: Feed, etag: string | null): Promise<FeedAnswer> {
  try {
    const response = await fetch(url, {
      headers: etag === null ? {} : { 'If-None-Match': etag },
      cache: etag === null ? 'no-cache' : 'no-store',
      // A captive portal redirects to its own page. With `error`, Chromium keeps the connection for half a minute.
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    })
    if (response.status === 304) return { kind: 'unchanged' }
    const retryAfter = response.headers.get('Retry-After')
    if (!response.ok) {
      void response.body?.cancel().catch(() => {})
      return { kind: 'failed', isRefused: response.type === 'opaqueredirect', retryAfter }
    }
    const data = parseFeedText(await readBodyText(response))
    const keptAt = Number(response.headers.get(keptAtHeader))
    if (data === undefined) return { kind: 'failed', isRefused: true, retryAfter }
    if (keptAt > 0) return { kind: 'copy', data, keptAt, retryAfter }
    return { kind: 'updated', data, etag: response.headers.get('ETag') }
  } catch {
    return { kind: 'failed', isRefused: false, retryAfter: null }
  }
}
