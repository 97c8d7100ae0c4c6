import * as v from 'valibot'

export type PlaylistVideo = {
  /** Unique within the playlist, whatever ids the server sent. */
  key: string
  /** Null if the page shows its localised "Untitled". */
  name: string | null
  url: string
  thumbnail: string | null
  description: string | null
}

/** The event of a verified code. Texts are in the language that the server sent. */
export type WatchEvent = {
  /** `HIGHLIGHTS`, `LIVE`, `UPCOMING`, or a future value. */
  status: string
  name: string
  streamingUrl: string | null
  playlist: PlaylistVideo[]
  /** Country codes. If empty, the event is available everywhere. */
  allowedCountries: string[]
}

export type CodeVerdict =
  | { outcome: 'accepted'; event: WatchEvent }
  /** By the code API itself. `message` is null if it gave no reason. */
  | { outcome: 'refused'; message: string | null }
  /** By a gateway, or because of an internal error. The code may be valid. */
  | { outcome: 'unavailable'; message: string | null }
  | { outcome: 'malformed' }

const optionalText = v.nullish(v.string(), null)
const dataSchema = v.object({
  eventStatus: v.nullish(v.string(), ''),
  eventName: v.nullish(v.string(), ''),
  streamingUrl: optionalText,
  eventVideoPlaylist: v.nullish(v.array(v.unknown()), []),
  allowedCountries: v.nullish(v.array(v.unknown())),
  allowedCoutries: v.nullish(v.array(v.unknown())), // the API's own misspelling
})
const videoSchema = v.object({
  name: v.fallback(optionalText, null),
  url: v.string(),
  thumbnailLink: v.fallback(optionalText, null),
  description: v.fallback(optionalText, null),
})

/**
 * Parses a response of `validateCode`. `body` is undefined if it was not JSON.
 *
 * `accepted` requires HTTP success, a data object, and a response code that is absent or 'SP-00'. Otherwise the code is
 * not accepted, with the server's message. Only a response code (`SP-…`) shows that the answer is the API's own:
 * gateways and sign-in pages also send JSON with a message.
 */
export function readAnswer(isOk: boolean, body: unknown): CodeVerdict {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return { outcome: 'malformed' }
  const answer: { code?: unknown; message?: unknown; error?: unknown; data?: unknown } = body
  const hasGoodCode = answer.code === undefined || answer.code === null || answer.code === 'SP-00'
  const { data } = answer
  // Some servers send an empty object as an empty array.
  const hasData = typeof data === 'object' && data !== null && !Array.isArray(data)
  if (!isOk || !hasGoodCode || !hasData) {
    const isOwn = typeof answer.code === 'string' && /^SP-/i.test(answer.code)
    return {
      outcome: isOwn ? 'refused' : 'unavailable',
      message: textOf(answer.message) ?? textOf(answer.error),
    }
  }
  const parsed = v.safeParse(dataSchema, data)
  return parsed.success ? { outcome: 'accepted', event: toEvent(parsed.output) } : { outcome: 'malformed' }
}

function toEvent(data: v.InferOutput<typeof dataSchema>): WatchEvent {
  const countries = data.allowedCountries ?? data.allowedCoutries ?? []
  return {
    status: data.eventStatus,
    name: data.eventName.trim(),
    streamingUrl: data.streamingUrl && plainAmpersands(data.streamingUrl),
    playlist: data.eventVideoPlaylist.flatMap((item, index) => toVideo(item, index)),
    allowedCountries: countries.filter((country) => typeof country === 'string').map((code) => code.trim()),
  }
}

/** An invalid video does not invalidate the event. */
function toVideo(item: unknown, index: number): PlaylistVideo[] {
  const parsed = v.safeParse(videoSchema, item)
  if (!parsed.success) return []
  const { name, url, thumbnailLink, description } = parsed.output
  return [
    {
      key: String(index),
      name: name?.trim() || null,
      url: plainAmpersands(url),
      thumbnail: thumbnailLink && plainAmpersands(thumbnailLink),
      description,
    },
  ]
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' && value.trim() ? value.trim() : null
}

/** The API escapes URLs for HTML. */
function plainAmpersands(text: string): string {
  return text.replace(/&(?:amp|#38|#x26);/gi, '&')
}
