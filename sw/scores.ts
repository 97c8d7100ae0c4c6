import { keptAtHeader, parseFeedText, readFeedText, scoresCache } from '@/contract/score-feed.ts'

/** Beyond this the last copy is better than nothing on the screen; the page asks again by itself. */
const patienceMs = 5_000

/**
 * The score feed: the network's answer while it comes in time and is one, else the last copy, which says when it was
 * stored. One copy, and only of what is a feed: no page of a captive portal, nothing larger than a feed can be.
 */
export async function answerScores(request: Request, now: () => number = Date.now): Promise<Response> {
  const asked = await inTime(request)
  if (asked?.status === 304) return asked
  const text = asked?.status === 200 ? await readInTime(asked) : null
  if (asked && text !== null && isFeed(parseFeedText(text))) {
    const headers = new Headers(asked.headers)
    headers.delete('Content-Encoding') // the text is plain by now
    headers.delete('Content-Length')
    await keep(
      request,
      new Response(text, { headers: { ...kept(now()), 'Content-Type': 'application/json' } }),
    )
    return new Response(text, { headers })
  }
  const copy = await caches.match(request.url, { cacheName: scoresCache }).catch(() => undefined)
  const retryAfter = asked?.headers.get('Retry-After')
  if (!copy) {
    // An error is the page's to read; what claims to be the feed and is not, nobody's.
    const isError = asked !== undefined && asked.status !== 200 && asked.type !== 'opaqueredirect'
    return isError ? asked : Response.error()
  }
  if (!retryAfter) return copy
  return new Response(copy.body, {
    headers: { ...Object.fromEntries(copy.headers), 'Retry-After': retryAfter },
  })
}

const kept = (now: number) => ({ [keptAtHeader]: String(now) })

async function inTime(request: Request): Promise<Response | undefined> {
  try {
    return await fetch(request, { signal: AbortSignal.timeout(patienceMs) })
  } catch {
    return undefined
  }
}

/** Null for what is too long, or stops coming. */
async function readInTime(response: Response): Promise<string | null> {
  return readFeedText(response).catch(() => null)
}

/** The page judges the figures; this is whether it is a feed at all. */
function isFeed(said: unknown): boolean {
  return typeof said === 'object' && said !== null && 'matches' in said && Array.isArray(said.matches)
}

/** An address may have had another query before: one copy is enough. */
async function keep(request: Request, response: Response): Promise<void> {
  try {
    const cache = await caches.open(scoresCache)
    const others = (await cache.keys()).filter(({ url }) => url !== request.url)
    await Promise.all([cache.put(request.url, response), ...others.map((old) => cache.delete(old))])
  } catch {
    // No room: the next visitor without a network sees what the site has a record of.
  }
}
