import * as v from 'valibot'
import { noInconsistentMatches, type InconsistentMatches } from './live-scores.ts'
import type { FeedState } from './merge.ts'

const time = v.pipe(v.number(), v.minValue(0))

/** Metadata that a page keeps about its data. */
export type Notes = { changedAt: number | null; doubted: InconsistentMatches }

const notes = v.object({
  changedAt: v.optional(v.nullable(time), null),
  doubted: v.optional(
    v.pipe(
      v.array(v.tuple([v.string(), time])),
      v.maxLength(40),
      v.transform((pairs): InconsistentMatches => new Map(pairs)),
    ),
    [],
  ),
})

/** The data in the feed's own format with our metadata added, as stored by `cacheScores`. */
export function buildDocument({ matches, updatedAt }: FeedState, { changedAt, doubted }: Notes): unknown {
  if (updatedAt === null) return null
  const stamp = new Date(updatedAt).toISOString()
  return { version: 1, updatedAt: stamp, matches, changedAt, doubted: [...doubted] }
}

/** The metadata in this device's copy. Defaults if there is none. */
export function notesIn(document: unknown): Notes {
  const parsed = v.safeParse(notes, document)
  return parsed.success ? parsed.output : { changedAt: null, doubted: noInconsistentMatches }
}
