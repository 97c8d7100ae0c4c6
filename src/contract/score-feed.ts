/** What pages and worker both know of the score feed (`platform/live-scores`). */

/** Empty: there is none. */
export const scoresUrl = import.meta.env.VITE_SCORES_URL

/** The worker's one copy of the feed's last good answer. On visitors' devices: the name never changes. */
export const scoresCache = 'sporte-scores'

/** On a copy that the worker gives out: when it was stored, in milliseconds since 1970. */
export const keptAtHeader = 'X-Kept-At'

/** Twenty matches with all that a scorecard may have come to a quarter of it. */
const mostFeedBytes = 512 * 1024

/** The text of an answer, or null where it is longer than a feed can be: then the rest of it is not downloaded. */
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

/** Undefined for what is no JSON: a page that says 200, half a document. */
export function parseFeedText(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
