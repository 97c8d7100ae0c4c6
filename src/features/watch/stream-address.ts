import { frameSandbox } from '@/ui/media/frame-sandbox.ts'

export type FrameRules = {
  /** Exact origins; empty: any https origin and our own. */
  streamOrigins: readonly string[]
  ownOrigin: string
}

export type StreamFrame = {
  src: string
  sandbox: string
}

/**
 * The frame for an external address, or null if it must not be framed: it has to parse, be a web address without
 * credentials, and have an allowed origin. The page's `frame-src` enforces the same again.
 */
export function streamFrame(
  address: string | null,
  { streamOrigins, ownOrigin }: FrameRules,
): StreamFrame | null {
  if (!address || !URL.canParse(address)) return null
  const url = new URL(address)
  if (url.username || url.password) return null
  const isOwn = url.origin === ownOrigin
  if (!/^https?:$/.test(url.protocol)) return null
  // The configuration accepts http only for localhost: its origins may be framed.
  const isAllowed =
    streamOrigins.length > 0 ? streamOrigins.includes(url.origin) : isOwn || url.protocol === 'https:'
  if (!isAllowed) return null
  return { src: url.href, sandbox: frameSandbox(isOwn) }
}

/** A picture address from outside: https or our own, else null. */
export function streamUrl(address: string | null, ownOrigin: string): string | null {
  if (!address || !URL.canParse(address)) return null
  const url = new URL(address)
  if (url.username || url.password) return null
  // A `blob:` address has our origin, too.
  const isOwn = url.protocol === 'http:' && url.origin === ownOrigin
  return url.protocol === 'https:' || isOwn ? url.href : null
}
