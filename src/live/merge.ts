import * as v from 'valibot'
import { feedDocument, getStart, maxMatches, parseMatch, type FeedMatch } from './feed.ts'

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
  /** A match lacks a part that it needs. */
  | 'match'
  /** Optional parts of a match were left out, or matches that are too many. */
  | 'part'

/** `paths` names the parts, as the schema does. */
export type Rejection = { why: RejectReason; paths?: string[] }

export type MergeResult = {
  held: FeedState
  /** False if the response, or its update of a match, was rejected. */
  isCurrent: boolean
  rejected: readonly Rejection[]
}

export const emptyFeedState: FeedState = { matches: [], updatedAt: null }

/**
 * Merges a feed response, which may contain anything. The newest valid document replaces the data, whatever its
 * figures. A match that does not fit the schema keeps its last valid version.
 */
export function merge(held: FeedState, data: unknown, now: number): MergeResult {
  const document = v.safeParse(feedDocument, data)
  if (!document.success) return { held, isCurrent: false, rejected: [{ why: 'document' }] }
  const { updatedAt, matches } = document.output
  // A stamp in the future makes nothing outdated. Otherwise it would block every document until that time.
  if (held.updatedAt !== null && updatedAt < held.updatedAt && held.updatedAt <= now)
    return { held, isCurrent: false, rejected: [{ why: 'older' }] }

  const rejected: Rejection[] = []
  if (matches.length > maxMatches) rejected.push({ why: 'part', paths: ['matches[]'] })
  const next = new Map<string, FeedMatch>()
  let isCurrent = true
  for (const one of matches.slice(0, maxMatches)) {
    const { match, dropped } = parseMatch(one)
    if (dropped.length > 0) rejected.push({ why: match ? 'part' : 'match', paths: dropped })
    const kept = match ?? held.matches.find(({ id }) => v.is(v.object({ id: v.literal(id) }), one))
    if (!kept) continue
    next.set(kept.id, kept)
    if (!match) isCurrent = false
  }
  return { held: { matches: [...next.values()], updatedAt }, isCurrent, rejected }
}

/** A day after the longest match has ended. The feed only has the time of the start. */
const keptMs = (24 + 8) * 3_600_000

/** The copy has room for twice the matches of a feed. */
const maxFinished = 20

/** The finished matches after a document, latest first. */
export function finishedMatches(
  before: readonly FeedMatch[],
  matches: readonly FeedMatch[],
  now: number,
): readonly FeedMatch[] {
  const known = new Map([...before, ...matches].map((match) => [match.id, match]))
  return [...known.values()]
    .filter((match) => match.status === 'RESULT' && Math.abs(now - getStart(match)) < keptMs)
    .toSorted((one, other) => getStart(other) - getStart(one))
    .slice(0, maxFinished)
}

const copySchema = v.object({ finished: v.array(v.unknown()) })

/** The finished matches in this device's copy. */
export function finishedIn(document: unknown): readonly FeedMatch[] {
  const parsed = v.safeParse(copySchema, document)
  return parsed.success ? parsed.output.finished.flatMap((one) => parseMatch(one).match ?? []) : []
}
