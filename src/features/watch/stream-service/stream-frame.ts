import { frameSandbox } from '@/ui/media/frame-sandbox.ts'
import type { WatchEvent } from '../watch-event.ts'

const permissions = ['autoplay', 'encrypted-media', 'fullscreen', 'picture-in-picture']
/** For origins that the owner names only, and never with navigation of our page. */
const opening = 'allow-popups allow-popups-to-escape-sandbox allow-forms'
const configuredOrigins = import.meta.env.VITE_STREAM_ORIGINS.split(' ').filter(Boolean)

export type FrameRules = {
  /** Exact origins. If empty, any https origin and our own. */
  streamOrigins: readonly string[]
  ownOrigin: string
}

export type StreamFrame = { src: string; sandbox: string; allow: string }

/**
 * The iframe for an external URL. Null unless the URL is a valid web URL without credentials and with an allowed
 * origin.
 *
 * The page's `frame-src` enforces the same rule.
 */
export function streamFrame(
  address: string | null,
  { streamOrigins, ownOrigin }: FrameRules = { streamOrigins: configuredOrigins, ownOrigin: location.origin },
): StreamFrame | null {
  if (!address || !URL.canParse(address)) return null
  const url = new URL(address)
  if (url.username || url.password) return null
  const isOwn = url.origin === ownOrigin
  if (!/^https?:$/.test(url.protocol)) return null
  // The configuration accepts http for localhost only, so its origins are allowed here.
  const isAllowed =
    streamOrigins.length > 0 ? streamOrigins.includes(url.origin) : isOwn || url.protocol === 'https:'
  if (!isAllowed) return null
  const sandbox = frameSandbox(isOwn)
  if (streamOrigins.length === 0) return { src: url.href, sandbox, allow: permissions.join('; ') }
  // A stream may redirect to another of these origins, which `'src'` does not include.
  const origins = ["'src'", ...streamOrigins].join(' ')
  const allow = permissions.map((permission) => `${permission} ${origins}`).join('; ')
  return { src: url.href, sandbox: `${sandbox} ${opening}`, allow }
}

/** Returns an external image URL if it is https or on our origin, otherwise null. */
export function streamUrl(address: string | null, ownOrigin: string): string | null {
  return streamFrame(address, { streamOrigins: [], ownOrigin })?.src ?? null
}

/** The URL to play: the selected video's, otherwise the event's own stream. */
export function getStream(event: WatchEvent, selectedKey: string | null): string | null {
  return event.playlist.find((video) => video.key === selectedKey)?.url ?? event.streamingUrl
}
