import { staleAfterMs, type FeedData } from './feed-store.ts'

/** While an event is on, its data changes often. After this time without a change the feed may be abandoned. */
const stillMs = 10 * 60_000

/** How often displays re-evaluate the age, because a page without new data must stop showing "live". */
export const ageTickMs = 10_000

type FeedTimes = Pick<FeedData<unknown>, 'heardAt' | 'changedAt' | 'trouble'>

/**
 * The single rule for how current the data of a feed is. Older data is shown with its age, and nowhere as live.
 *
 * `isOn`: an event of the feed is live. While none is, polls are rare, so the last good response stays current. `at` is
 * the time of the data, `now` never before it. `isStill`: the feed responds, but has not changed for long.
 */
export function ageOf({ heardAt, changedAt, trouble }: FeedTimes, isOn: boolean, time: number) {
  const lastSeenAt = heardAt ?? changedAt ?? 0
  const changed = changedAt ?? lastSeenAt
  const isStill = isOn && lastSeenAt - changed > stillMs
  const at = isStill ? changed : lastSeenAt
  const now = Math.max(time, lastSeenAt)
  const isRecent = !isStill && trouble !== 'offline' && now - at < staleAfterMs
  return { isCurrent: isOn ? isRecent : trouble === null, isStill, at, now }
}
