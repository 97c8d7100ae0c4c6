import * as v from 'valibot'
import { feedDocument, feedMatch, type FeedMatch } from './feed.ts'

/** The current data of the feed. */
export type FeedState = {
  matches: readonly FeedMatch[]
  /** When the feed wrote it. Null if there is no data. */
  updatedAt: number | null
}

export type RejectReason =
  /** Not a feed, or a feed of another version. */
  | 'document'
  /** Written before the current data. */
  | 'older'
  /** A match does not fit the schema. */
  | 'match'

export type MergeResult = {
  held: FeedState
  /** False if the response, or its update of a match, was rejected. */
  isCurrent: boolean
  rejected: readonly RejectReason[]
}

export const emptyFeedState: FeedState = { matches: [], updatedAt: null }

/**
 * Merges a feed response, which may contain anything. The newest valid document replaces the data, whatever its
 * figures. A match that does not fit the schema keeps its last valid version.
 */
export function merge(held: FeedState, data: unknown, now: number): MergeResult {
  const document = v.safeParse(feedDocument, data)
  if (!document.success) return { held, isCurrent: false, rejected: ['document'] }
  const { updatedAt, matches } = document.output
  // A stamp in the future makes nothing outdated. Otherwise it would block every document until that time.
  if (held.updatedAt !== null && updatedAt < held.updatedAt && held.updatedAt <= now)
    return { held, isCurrent: false, rejected: ['older'] }

  const rejected: RejectReason[] = []
  const next = new Map<string, FeedMatch>()
  let isCurrent = true
  for (const one of matches) {
    const parsed = v.safeParse(feedMatch, one)
    if (parsed.success) {
      next.set(parsed.output.id, parsed.output)
      continue
    }
    rejected.push('match')
    const before = held.matches.find(({ id }) => id === idOf(one))
    if (!before) continue
    next.set(before.id, before)
    isCurrent = false
  }
  return { held: { matches: [...next.values()], updatedAt }, isCurrent, rejected }
}

function idOf(one: unknown): string | null {
  const parsed = v.safeParse(v.object({ id: feedMatch.entries.id }), one)
  return parsed.success ? parsed.output.id : null
}
