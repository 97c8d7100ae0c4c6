import { staleAfterMs, type FeedData } from './feed-store.ts'

/** While an event is on, its data changes often. After this time without a change the feed may be abandoned. */
const stillMs = 10 * 60_000

/** How often displays re-evaluate the age, because a page without new data must stop showing "live". */
export const ageTickMs = 10_000

/** How current the data of a feed is. Times are milliseconds since 1970. */
export type FeedAge = {
  /** Older data is shown with its age, and nowhere as live. */
  isCurrent: boolean
  /** The feed responds, but has not changed for long. */
  isStill: boolean
  /** The time of the data. */
  at: number
  /** Never before `at`. */
  now: number
}

/**
 * The single rule for every live display, of data that was heard of. `isOn`: an event of the feed is live. Otherwise the
 * feed is polled seldom or not at all, and its last good response stays current.
 */
export function ageOf(
  { heardAt, changedAt, trouble }: Pick<FeedData<unknown>, 'heardAt' | 'changedAt' | 'trouble'>,
  isOn: boolean,
  at: number,
): FeedAge {
  const lastSeenAt = heardAt ?? changedAt ?? 0
  const changed = changedAt ?? lastSeenAt
  const isStill = isOn && lastSeenAt - changed > stillMs
  const since = isStill ? changed : lastSeenAt
  const now = Math.max(at, lastSeenAt)
  const isRecent = !isStill && trouble !== 'offline' && now - since < staleAfterMs
  return { isCurrent: isOn ? isRecent : trouble === null, isStill, at: since, now }
}
