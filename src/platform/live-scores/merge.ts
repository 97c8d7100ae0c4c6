import * as v from 'valibot'
import { findContradiction, type Contradiction } from './find-contradiction.ts'
import { countBalls } from '@/lib/cricket-figures.ts'
import { getInnings } from './feed-figures.ts'
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
  /** Written in the future. */
  | 'ahead'
  /** A match does not fit the schema. */
  | 'match'
  /** Two matches have the same id. */
  | 'twice'
  /** A match went backwards: from its result, or by balls already bowled. */
  | 'back'
  /** Figures or a status changed by more than a scorer's correction. */
  | 'leap'
  | Contradiction

/** `id` of the match. Null for the document, or if the id is unknown. */
export type Rejected = { id: string | null; why: RejectReason }

export type MergeResult = {
  held: FeedState
  /** Whether any part of the feed was accepted, even if nothing in it is new. */
  isTaken: boolean
  rejected: readonly Rejected[]
  /** Ids of the matches whose update was rejected. */
  carried: readonly string[]
}

export const emptyFeedState: FeedState = { matches: [], updatedAt: null }

const day = 24 * 60 * 60_000

/**
 * Merges a feed response, which may contain anything. Only newer valid data replaces valid data: an older document is
 * ignored as a whole, and an invalid or inconsistent match stays unchanged.
 */
export function merge(held: FeedState, data: unknown, now: number): MergeResult {
  const parsed = v.safeParse(feedDocument, data)
  if (!parsed.success) return refuse(held, 'document')
  const { updatedAt, matches } = parsed.output
  // A device's clock may be wrong by hours, but seldom by days.
  if (updatedAt > now + day) return refuse(held, 'ahead')
  // A document stamped in the future makes nothing outdated. Otherwise it would hide a match until that time.
  if (held.updatedAt !== null && updatedAt < held.updatedAt && held.updatedAt <= now)
    return refuse(held, 'older')

  const rejected: Rejected[] = []
  const taken = new Map<string, FeedMatch>()
  const carried: string[] = []
  const carry = (before: FeedMatch) => {
    taken.set(before.id, before)
    carried.push(before.id)
  }
  for (const one of matches) {
    const id = idOf(one)
    const before = held.matches.find((each) => each.id === id)
    const judged = id !== null && taken.has(id) ? 'twice' : validateMatch(one, before)
    if (typeof judged !== 'string') {
      taken.set(judged.id, judged)
      continue
    }
    rejected.push({ id, why: judged })
    if (before && !taken.has(before.id)) carry(before)
  }
  // A match without a readable id may be any of the missing ones.
  if (rejected.some(({ id }) => id === null)) {
    for (const before of held.matches) if (!taken.has(before.id)) carry(before)
  }
  const isTaken = rejected.length < matches.length || matches.length === 0
  if (!isTaken) return { held, isTaken, rejected, carried: [] }
  return { held: { matches: [...taken.values()], updatedAt }, isTaken, rejected, carried }
}

function refuse(held: FeedState, why: RejectReason): MergeResult {
  return { held, isTaken: false, rejected: [{ id: null, why }], carried: [] }
}

function idOf(one: unknown): string | null {
  const parsed = v.safeParse(v.object({ id: feedMatch.entries.id }), one)
  return parsed.success ? parsed.output.id : null
}

/** Returns the match, or the reason to reject it. */
function validateMatch(one: unknown, before: FeedMatch | undefined): FeedMatch | RejectReason {
  const parsed = v.safeParse(feedMatch, one)
  if (!parsed.success) return 'match'
  const match = parsed.output
  return findContradiction(match) ?? (before && stepBack(before, match)) ?? match
}

const order = ['UPCOMING', 'LIVE', 'RESULT']

/**
 * Allows scorers' corrections, such as a wicket after a review or a four that was a six. The number of balls bowled
 * never decreases.
 */
function stepBack(before: FeedMatch, after: FeedMatch): RejectReason | null {
  if (order.indexOf(after.status) < order.indexOf(before.status)) return 'back'
  const codes = ({ teams }: FeedMatch) => teams.map(({ code }) => code)
  const [were, are] = [getInnings(before), getInnings(after)]
  // The batting order is known from the first ball.
  const isSame =
    were.length === 0
      ? codes(before).toSorted().join() === codes(after).toSorted().join()
      : codes(before).join() === codes(after).join()
  if (!isSame) return 'leap'
  for (const [index, was] of were.entries()) {
    const is = are[index]
    if (!is || countBalls(is.overs) < countBalls(was.overs)) return 'back'
    if (is.runs < was.runs - 6 || is.wickets < was.wickets - 1) return 'leap'
  }
  return null
}
