import type { NightReport, ReportedNights } from '@/contract/card-report.ts'
import { venueDate } from '@/lib/format/venue-date.ts'
import type { SportsEvent } from './types.ts'

let latest: ReportedNights | null = null

/** `routes/-fight-nights.tsx` passes what the card feed reports. Null: nothing. */
export function setReportedNights(reported: ReportedNights | null): void {
  latest = reported
}

/** The newest report. The same object until the next one. */
export const reportedNights = (): ReportedNights | null => latest

/** `at`: the time that the report is about, which is now unless it is old. */
export type ReportedNight = NightReport & Pick<ReportedNights, 'isCurrent' | 'changedAt'> & { at: Date }

/**
 * What the card feed reports about the next occurrence of an event. Null if that is nothing. Prerendered pages go by
 * the schedule, so it is also null until the visitor's clock is known.
 */
export function findReport(
  { id, dayOffset, timeUtc }: Pick<SportsEvent, 'id' | 'dayOffset' | 'timeUtc'>,
  now: Date | null,
): ReportedNight | null {
  if (!now || !latest) return null
  const { nights, at, isCurrent, changedAt } = latest
  const startsAt = venueDate(now, dayOffset, timeUtc).getTime()
  const night = nights.find((one) => one.event === id && one.startsAt === startsAt)
  return night ? { ...night, isCurrent, changedAt, at: isCurrent ? now : new Date(at) } : null
}

const hourMs = 3_600_000

/** The same for what is on. Null if nothing has begun an hour after the start: the feed does not follow the night. */
export function findRunningReport(
  event: Parameters<typeof findReport>[0],
  now: Date | null,
): ReportedNight | null {
  const report = findReport(event, now)
  const isFollowed = report?.bouts.some(({ state }) => state !== 'next')
  return now && report && (isFollowed || now.getTime() < report.startsAt + hourMs) ? report : null
}
