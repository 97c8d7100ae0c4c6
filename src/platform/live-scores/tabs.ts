import * as v from 'valibot'
import type { Held } from './merge.ts'

const time = v.pipe(v.number(), v.minValue(0))
/** They may be of different releases: what comes is judged like the feed itself. */
const news = v.object({
  kind: v.literal('held'),
  /** Of the feed; null: nothing is held. */
  document: v.unknown(),
  etag: v.nullable(v.string()),
  heardAt: v.nullable(time),
  asking: v.object({
    askedAt: v.nullable(time),
    failures: v.pipe(v.number(), v.integer(), v.minValue(0)),
    pausedUntil: time,
    isPauseAsked: v.boolean(),
  }),
})
const message = v.union([v.object({ kind: v.literal('wanted') }), news])

export type TabMessage = v.InferOutput<typeof message>

/** Undefined for anything else. */
export function readMessage(data: unknown): TabMessage | undefined {
  const parsed = v.safeParse(message, data)
  return parsed.success ? parsed.output : undefined
}

/** What is held, as the feed would say it. */
export function documentOf({ matches, updatedAt }: Held): unknown {
  return updatedAt === null ? null : { version: 1, updatedAt: new Date(updatedAt).toISOString(), matches }
}
