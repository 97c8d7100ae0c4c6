import { keptAtHeader, parseFeedText, readFeedText, scoresUrl } from '@/contract/score-feed.ts'

/** What came of one question. */
export type FeedAnswer =
  | { kind: 'said'; said: unknown; etag: string | null }
  /** Nothing is new since the answer with this ETag. */
  | { kind: 'unchanged' }
  /** The feed did not answer, or not well; this is the worker's copy of what it said last. */
  | { kind: 'kept'; said: unknown; keptAt: number; retryAfter: string | null }
  /** `isRefused`: there was an answer, and it was no feed. */
  | { kind: 'failed'; isRefused: boolean; retryAfter: string | null }

/** Longer than the worker waits before it takes its copy. */
const patienceMs = 10_000

/**
 * Asks the feed. With an ETag only what is new comes; where another origin does not let us read it, the browser's own
 * cache asks in the same way.
 */
export async function askFeed(etag: string | null): Promise<FeedAnswer> {
  try {
    const response = await fetch(scoresUrl, {
      headers: etag === null ? {} : { 'If-None-Match': etag },
      cache: etag === null ? 'no-cache' : 'no-store',
      // A captive portal points to its own page. With `error` Chromium holds the connection for half a minute.
      redirect: 'manual',
      signal: AbortSignal.timeout(patienceMs),
    })
    if (response.status === 304) return { kind: 'unchanged' }
    const retryAfter = response.headers.get('Retry-After')
    if (!response.ok) {
      void response.body?.cancel().catch(() => {})
      return { kind: 'failed', isRefused: response.type === 'opaqueredirect', retryAfter }
    }
    const text = await readFeedText(response)
    const said = text === null ? undefined : parseFeedText(text)
    const keptAt = Number(response.headers.get(keptAtHeader))
    if (said === undefined) return { kind: 'failed', isRefused: true, retryAfter }
    if (keptAt > 0) return { kind: 'kept', said, keptAt, retryAfter }
    return { kind: 'said', said, etag: response.headers.get('ETag') }
  } catch {
    return { kind: 'failed', isRefused: false, retryAfter: null }
  }
}
