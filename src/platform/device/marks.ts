import * as v from 'valibot'
import { fromJson } from './from-json.ts'
import { stored } from './stored.ts'

/** What a visitor can mark, remembered on this device only: followed players and teams, liked events, read notices. */
export type MarkKind = 'player' | 'team' | 'event' | 'notification'

const kept = (kind: MarkKind) => stored({ key: `sporte:marks-${kind}` }, fromJson(v.array(v.string()), []))

const marks = {
  player: kept('player'),
  team: kept('team'),
  event: kept('event'),
  notification: kept('notification'),
}

/** Null until the page is hydrated: nobody can know before. Latest mark last. */
export function useMarks(kind: MarkKind): readonly string[] | null {
  return marks[kind].use()
}

/** Marks it, or takes the mark away; returns whether this device could remember it. */
export function setMark(kind: MarkKind, id: string, isMarked: boolean): boolean {
  const others = marks[kind].read().filter((marked) => marked !== id)
  return marks[kind].write(isMarked ? [...others, id] : others)
}

/** Marks all of them; those that are marked already stay. */
export function addMarks(kind: MarkKind, ids: readonly string[]): void {
  marks[kind].write([...new Set([...marks[kind].read(), ...ids])])
}
