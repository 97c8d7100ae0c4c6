import { frameSandbox } from '@/ui/frame-sandbox.ts'

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
 * The frame for an address that came from outside, or null when it must not be framed: it has to parse, be a web
 * address without credentials, and come from an allowed origin. The page's `frame-src` says the same once more.
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
  // The configuration takes http origins of this machine alone: what it lists is framed.
  const isAllowed =
    streamOrigins.length > 0 ? streamOrigins.includes(url.origin) : isOwn || url.protocol === 'https:'
  if (!isAllowed) return null
  return { src: url.href, sandbox: frameSandbox(isOwn) }
}

/** A picture address from outside: https or our own, else null. */
export function pictureAddress(address: string | null, ownOrigin: string): string | null {
  if (!address || !URL.canParse(address)) return null
  const url = new URL(address)
  if (url.username || url.password) return null
  // A `blob:` address has our origin, too.
  const isOwn = url.protocol === 'http:' && url.origin === ownOrigin
  return url.protocol === 'https:' || isOwn ? url.href : null
}
