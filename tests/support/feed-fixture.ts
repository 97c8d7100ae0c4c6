import { sampleMatch, type SampleMatch } from '../sandbox/scores/sample-match.ts'

/** Score feeds for tests: the sandbox's match after some deliveries, with values that a test can replace. */

export const startsAt = new Date('2026-11-22T15:30:00Z')

/** Deliveries of seed 1: in mid-over with wickets down, in the second innings, and after the end. */
export const deliveries = { early: 40, chase: 180, over: 400 } as const

type Path = readonly (string | number)[]

/** A copy with another value at `path`. */
export function withChange(feed: unknown, path: Path, value: unknown): unknown {
  const [key, ...rest] = path
  if (key === undefined) return value
  if (Array.isArray(feed)) {
    return feed.map((one: unknown, index) => (index === key ? withChange(one, rest, value) : one))
  }
  if (typeof feed !== 'object' || feed === null) return feed
  const inner: unknown = Reflect.get(feed, key)
  return { ...feed, [key]: withChange(inner, rest, value) }
}

export function at(feed: unknown, path: Path): unknown {
  let found = feed
  for (const key of path) {
    if (typeof found !== 'object' || found === null) return undefined
    found = Reflect.get(found, key)
  }
  return found
}

/** The paths of all values that are neither lists nor objects. */
export function leavesOf(feed: unknown, path: Path = []): Path[] {
  if (typeof feed !== 'object' || feed === null) return [path]
  return Object.entries(feed).flatMap(([key, value]) =>
    leavesOf(value, [...path, Array.isArray(feed) ? Number(key) : key]),
  )
}

export function buildMatch(after: number = deliveries.early, seed = 1): SampleMatch {
  return structuredClone(sampleMatch(seed, after, startsAt))
}

export function buildFeed(
  matches: readonly unknown[] = [buildMatch()],
  updatedAt: number = startsAt.getTime(),
) {
  return { version: 1, updatedAt: new Date(updatedAt).toISOString(), matches }
}
