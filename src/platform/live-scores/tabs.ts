import * as v from 'valibot'
import { noDoubts, type Doubted } from './live-scores.ts'
import type { Held } from './merge.ts'

const time = v.pipe(v.number(), v.minValue(0))
/** Tabs may run different releases: messages are validated like the feed itself, and newer fields may be missing. */
const news = v.object({
  kind: v.literal('held'),
  /** Of the feed; null: nothing is held. */
  document: v.unknown(),
  etag: v.nullable(v.string()),
  heardAt: v.nullable(time),
  trouble: v.optional(v.nullable(v.picklist(['silent', 'doubtful']))),
  asking: v.object({
    askedAt: v.nullable(time),
    failures: v.pipe(v.number(), v.integer(), v.minValue(0)),
    pausedUntil: time,
    isPauseAsked: v.boolean(),
    isInDoubt: v.optional(v.boolean(), false),
  }),
})
const message = v.union([v.object({ kind: v.literal('wanted') }), news])

export type TabMessage = v.InferOutput<typeof message>

/** Undefined for anything else. */
export function readMessage(data: unknown): TabMessage | undefined {
  const parsed = v.safeParse(message, data)
  return parsed.success ? parsed.output : undefined
}

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

/** The data in the feed's own format, with our notes added. */
export function documentOf({ matches, updatedAt }: Held, { changedAt, doubted }: Notes): unknown {
  if (updatedAt === null) return null
  const stamp = new Date(updatedAt).toISOString()
  return { version: 1, updatedAt: stamp, matches, changedAt, doubted: [...doubted] }
}

/** The notes in another tab's message or in this device's copy; defaults where there are none. */
export function notesIn(document: unknown): Notes {
  const parsed = v.safeParse(notes, document)
  return parsed.success ? parsed.output : { changedAt: null, doubted: noDoubts }
}
