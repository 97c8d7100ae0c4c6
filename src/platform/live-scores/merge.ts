import * as v from 'valibot'
import { contradictionIn, type Contradiction } from './adds-up.ts'
import { ballsOf, inningsOf } from './feed-figures.ts'
import { feedDocument, feedMatch, type FeedMatch } from './feed.ts'

/** What is held of the feed. */
export type Held = {
  matches: readonly FeedMatch[]
  /** When the feed wrote it; null: nothing is held. */
  updatedAt: number | null
}

export type Doubt =
  /** No feed at all, or one of another version. */
  | 'document'
  /** Written before what is held. */
  | 'older'
  /** Written in the future. */
  | 'ahead'
  /** A match is not as the schema has it. */
  | 'match'
  /** Two matches have one id. */
  | 'twice'
  /** A match has gone back: from its result, or by balls that were bowled. */
  | 'back'
  /** Figures, or a status, changed by more than a scorer puts right. */
  | 'leap'
  | Contradiction

/** `id` of the match; null where it is the document, or cannot be told. */
export type Rejected = { id: string | null; why: Doubt }

export type Merged = {
  held: Held
  /** Whether anything of the feed was taken, be it that nothing is new. */
  isTaken: boolean
  rejected: readonly Rejected[]
}

export const nothingHeld: Held = { matches: [], updatedAt: null }

const minute = 60_000
const day = 24 * 60 * minute

/**
 * What is held after the feed has said something, which may be anything. Good data is replaced by newer good data only:
 * a document that is older is left aside whole, a match that does not fit or does not add up stays as it was held.
 */
export function merge(held: Held, said: unknown, now: number): Merged {
  const parsed = v.safeParse(feedDocument, said)
  if (!parsed.success) return refuse(held, 'document')
  const { updatedAt, matches } = parsed.output
  // A device's clock may be wrong by hours, and is seldom wrong by days.
  if (updatedAt > now + day) return refuse(held, 'ahead')
  // What pretends to be of the future would keep all that follows out.
  if (held.updatedAt !== null && updatedAt < held.updatedAt && held.updatedAt < now + 10 * minute)
    return refuse(held, 'older')

  const rejected: Rejected[] = []
  const taken = new Map<string, FeedMatch>()
  for (const one of matches) {
    const id = idOf(one)
    const before = held.matches.find((each) => each.id === id)
    const judged = id !== null && taken.has(id) ? 'twice' : judge(one, before)
    if (typeof judged !== 'string') {
      taken.set(judged.id, judged)
      continue
    }
    rejected.push({ id, why: judged })
    if (before && !taken.has(before.id)) taken.set(before.id, before)
  }
  // Who cannot be named may be any of those that are missing.
  if (rejected.some(({ id }) => id === null)) {
    for (const before of held.matches) if (!taken.has(before.id)) taken.set(before.id, before)
  }
  const isTaken = rejected.length < matches.length || matches.length === 0
  if (!isTaken) return { held, isTaken, rejected }
  return { held: { matches: [...taken.values()], updatedAt }, isTaken, rejected }
}

function refuse(held: Held, why: Doubt): Merged {
  return { held, isTaken: false, rejected: [{ id: null, why }] }
}

function idOf(one: unknown): string | null {
  const parsed = v.safeParse(v.object({ id: feedMatch.entries.id }), one)
  return parsed.success ? parsed.output.id : null
}

/** The match, or what speaks against it. */
function judge(one: unknown, before: FeedMatch | undefined): FeedMatch | Doubt {
  const parsed = v.safeParse(feedMatch, one)
  if (!parsed.success) return 'match'
  const match = parsed.output
  return contradictionIn(match) ?? (before && stepBack(before, match)) ?? match
}

const order = ['UPCOMING', 'LIVE', 'RESULT']

/** Scorers put right what they have written: a wicket after a review, a four that was a six. Balls stay bowled. */
function stepBack(before: FeedMatch, after: FeedMatch): Doubt | null {
  if (order.indexOf(after.status) < order.indexOf(before.status)) return 'back'
  const codes = ({ teams }: FeedMatch) => teams.map(({ code }) => code)
  const [were, are] = [inningsOf(before), inningsOf(after)]
  // Who bats first is known with the first ball.
  const isSame =
    were.length === 0
      ? codes(before).toSorted().join() === codes(after).toSorted().join()
      : codes(before).join() === codes(after).join()
  if (!isSame) return 'leap'
  for (const [index, was] of were.entries()) {
    const is = are[index]
    if (!is || ballsOf(is.overs) < ballsOf(was.overs)) return 'back'
    if (is.runs < was.runs - 6 || is.wickets < was.wickets - 1) return 'leap'
  }
  return null
}
