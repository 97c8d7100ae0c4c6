/** Shared by pages and worker: the score feed (`platform/live-scores`). */

/** Empty: there is none. */
export const scoresUrl = import.meta.env.VITE_SCORES_URL

/** The copy of the feed's last good answer: pages write it, the worker reads it. The name never changes. */
export const scoresCache = 'sporte-scores'

/** A header of that copy: the time of the answer, in milliseconds since 1970. */
export const keptAtHeader = 'X-Kept-At'

/** Four times the size of twenty matches with full scorecards. */
const mostFeedBytes = 512 * 1024

/** The text of a response, or null if it is too long for a feed: then the rest is not downloaded. */
export async function readFeedText(response: Response): Promise<string | null> {
  const reader = response.body?.getReader()
  if (!reader) return ''
  const decoder = new TextDecoder()
  let text = ''
  let bytes = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return text + decoder.decode()
    bytes += value.length
    if (bytes > mostFeedBytes) {
      void reader.cancel().catch(() => {})
      return null
    }
    text += decoder.decode(value, { stream: true })
  }
}

/** Undefined for invalid JSON: a page with status 200, a truncated document. */
export function parseFeedText(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
