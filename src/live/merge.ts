import * as v from 'valibot'
import type { Feed } from '@/contract/feeds.ts'
import { feedDocument, type Parsed } from './feed-schema.ts'
import type { Stage } from './schedule.ts'

/** The items of a list: the matches, the nights, or the rows of a night. */
export type ItemKind<Item> = {
  list: string
  /** Further items are left out. */
  most: number
  /** The reason code of an item that does not fit the schema. */
  unfit: RejectReason
  /** Parses the id alone, also of an item that does not fit otherwise. Accepts parsed items too. */
  id: v.GenericSchema<unknown, string | number>
  /**
   * Accepts parsed items too, because the copy for offline visits contains them. `before` is the last valid version.
   * `hasOld`: the item contains parts of it.
   */
  parse: (given: unknown, before?: Item) => Parsed<Item> & { hasOld?: boolean }
}

/** What the two feeds do not have in common. */
export type FeedKind<Item> = ItemKind<Item> & { feed: Feed; stageOf: (item: Item) => Stage }

/** The current data of a feed. */
export type FeedState<Item> = {
  items: readonly Item[]
  /** When the feed wrote it. Null if there is no data. */
  updatedAt: number | null
}

export type RejectReason =
  /** Not a feed, or a feed of another version. */
  | 'document'
  /** Written before the current data. */
  | 'older'
  /** An item lacks a part that it needs. */
  | 'match'
  | 'night'
  /** Parts of an item were left out, or items that are too many. */
  | 'part'

/** `paths` names the parts, as the schema does. */
export type Rejection = { why: RejectReason; paths?: string[] }

export type MergeResult<Item> = {
  held: FeedState<Item>
  /** False if the response, or its update of an item, was rejected. */
  isCurrent: boolean
  rejected: readonly Rejection[]
}

export const emptyFeedState: FeedState<never> = { items: [], updatedAt: null }

const list = v.array(v.unknown())

/**
 * Merges a feed response, which may contain anything. The newest valid document replaces the data, whatever its
 * figures. An item that does not fit the schema keeps its last valid version.
 */
export function merge<Item>(
  kind: FeedKind<Item>,
  held: FeedState<Item>,
  data: unknown,
  now: number,
): MergeResult<Item> {
  const document = v.safeParse(feedDocument, data)
  const given = document.success && document.output[kind.list]
  if (!document.success || !v.is(list, given))
    return { held, isCurrent: false, rejected: [{ why: 'document' }] }
  const { updatedAt } = document.output
  // A stamp in the future makes nothing outdated. Otherwise it would block every document until that time.
  if (held.updatedAt !== null && updatedAt < held.updatedAt && held.updatedAt <= now)
    return { held, isCurrent: false, rejected: [{ why: 'older' }] }
  const { items, ...result } = mergeItems(kind, held.items, given)
  return { held: { items, updatedAt }, ...result }
}

/** `held`: the last valid versions. Of two items with the same id, the last one counts. */
export function mergeItems<Item>(
  kind: ItemKind<Item>,
  held: readonly Item[],
  given: readonly unknown[],
): { items: Item[]; isCurrent: boolean; rejected: Rejection[] } {
  const rejected: Rejection[] = []
  if (given.length > kind.most) rejected.push({ why: 'part', paths: [`${kind.list}[]`] })
  const heldById = new Map(held.map((item) => [idOf(kind, item), item]))
  const next = new Map<string | number | null, Item>()
  let isCurrent = true
  for (const one of given.slice(0, kind.most)) {
    const id = idOf(kind, one)
    const before = id === null ? undefined : heldById.get(id)
    const { item, dropped, hasOld = false } = kind.parse(one, before)
    if (dropped.length > 0) rejected.push({ why: item ? 'part' : kind.unfit, paths: dropped })
    const kept = item ?? before
    if (!kept) continue
    next.set(id, kept)
    if (!item || hasOld) isCurrent = false
  }
  return { items: [...next.values()], isCurrent, rejected }
}

/** Null without a valid one. */
function idOf<Item>(kind: ItemKind<Item>, given: unknown): string | number | null {
  const parsed = v.safeParse(kind.id, given)
  return parsed.success ? parsed.output : null
}

/** A day after the longest match has ended. The feed only has the time of the start. */
const keptMs = (24 + 8) * 3_600_000

/** The finished items after a document, latest first. The copy has room for twice the items of a feed. */
export function finishedItems<Item>(
  kind: FeedKind<Item>,
  before: readonly Item[],
  items: readonly Item[],
  now: number,
): readonly Item[] {
  const known = new Map([...before, ...items].map((item) => [idOf(kind, item), item]))
  const startOf = (item: Item) => kind.stageOf(item).startsAt
  return [...known.values()]
    .filter((item) => kind.stageOf(item).status === 'RESULT' && Math.abs(now - startOf(item)) < keptMs)
    .toSorted((one, other) => startOf(other) - startOf(one))
    .slice(0, kind.most)
}

const copySchema = v.object({ finished: list })

/** The finished items in this device's copy. */
export function finishedIn<Item>(kind: FeedKind<Item>, document: unknown): readonly Item[] {
  const parsed = v.safeParse(copySchema, document)
  return parsed.success ? parsed.output.finished.flatMap((one) => kind.parse(one).item ?? []) : []
}
