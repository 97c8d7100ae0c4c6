import * as v from 'valibot'
import { getStart } from './feed-figures.ts'
import { feedMatch, type FeedMatch } from './feed.ts'

/** A day after the longest match has ended. The feed only has the time of the start. */
const keptMs = (24 + 8) * 3_600_000

/** Twice as many matches as a feed has still fit into the copy. */
const maxMatches = 20

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
    .slice(0, maxMatches)
}

const copy = v.object({ finished: v.pipe(v.array(feedMatch), v.maxLength(maxMatches)) })

/** The finished matches in this device's copy. */
export function finishedIn(document: unknown): readonly FeedMatch[] {
  const parsed = v.safeParse(copy, document)
  return parsed.success ? parsed.output.finished : []
}
