import * as v from 'valibot'
import { cutText } from '@/lib/cut-text.ts'
import type { CodeVerdict, PlaylistVideo, WatchEvent } from '../watch-event.ts'
import { readRegions } from './region.ts'

/** As in the score feed. */
const maxNameLength = 120
const maxMessageLength = 300

const optionalText = v.nullish(v.string(), null)
const regionList = v.union([v.string(), v.array(v.unknown())])
const dataSchema = v.object({
  eventStatus: v.nullish(v.string(), ''),
  eventName: v.nullish(v.string(), ''),
  streamingUrl: optionalText,
  eventVideoPlaylist: v.nullish(v.array(v.unknown()), []),
  allowedCountries: v.nullish(regionList),
  allowedCoutries: v.nullish(regionList), // the API's own misspelling
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
  if (!parsed.success) return { outcome: 'malformed' }
  return { outcome: 'accepted', event: toEvent(parsed.output) }
}

function toEvent(data: v.InferOutput<typeof dataSchema>): WatchEvent {
  const regions = readRegions(data.allowedCountries)
  return {
    status: data.eventStatus,
    name: textOf(data.eventName, maxNameLength) ?? '',
    streamingUrl: readAddress(data.streamingUrl),
    playlist: data.eventVideoPlaylist.flatMap((item, index) => toVideo(item, index)),
    allowedCountries: regions.length > 0 ? regions : readRegions(data.allowedCoutries),
  }
}

/** An invalid video does not invalidate the event. */
function toVideo(item: unknown, index: number): PlaylistVideo[] {
  const parsed = v.safeParse(videoSchema, item)
  const url = parsed.success ? readAddress(parsed.output.url) : null
  if (!parsed.success || !url) return []
  const { name, thumbnailLink, description } = parsed.output
  return [
    {
      key: String(index),
      name: textOf(name, maxNameLength),
      url,
      thumbnail: thumbnailLink && plainAmpersands(thumbnailLink),
      description: textOf(description),
    },
  ]
}

function textOf(value: unknown, most = maxMessageLength): string | null {
  return typeof value === 'string' && value.trim() ? cutText(value.trim(), most) : null
}

/** Null for a placeholder, such as "TBA", "null", "Soon: 8 PM" or `about:blank`. */
function readAddress(text: string | null): string | null {
  const address = plainAmpersands(text ?? '').trim()
  return URL.canParse(address) && /^(?:https?:|(?!about:)\S+$)/i.test(address) ? address : null
}

/** The API escapes URLs for HTML. */
function plainAmpersands(text: string): string {
  return text.replace(/&(?:amp|#38|#x26);/gi, '&')
}
