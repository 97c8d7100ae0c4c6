import * as v from 'valibot'
import { noDoubts, type Doubted } from './live-scores.ts'
import type { Held } from './merge.ts'

const time = v.pipe(v.number(), v.minValue(0))

/** What a page knows about its data. */
export type Notes = { changedAt: number | null; doubted: Doubted }

const notes = v.object({
  changedAt: v.optional(v.nullable(time), null),
  doubted: v.optional(
    v.pipe(
      v.array(v.tuple([v.string(), time])),
      v.maxLength(40),
      v.transform((pairs): Doubted => new Map(pairs)),
    ),
    [],
  ),
})

/** The data in the feed's own format, with our notes added: what `keepCopy` stores. */
export function documentOf({ matches, updatedAt }: Held, { changedAt, doubted }: Notes): unknown {
  if (updatedAt === null) return null
  const stamp = new Date(updatedAt).toISOString()
  return { version: 1, updatedAt: stamp, matches, changedAt, doubted: [...doubted] }
}

/** The notes in this device's copy; defaults where there are none. */
export function notesIn(document: unknown): Notes {
  const parsed = v.safeParse(notes, document)
  return parsed.success ? parsed.output : { changedAt: null, doubted: noDoubts }
}
