import { venueUtcOffset } from '@/lib/format/zone.ts'
import { chatHours, phoneHours } from '@/content/support-hours.ts'

/** Sunday first, like `Date.getUTCDay()`. */
export const weekdays = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const
export type Weekday = (typeof weekdays)[number]

export function isWorkingDay(day: Weekday): boolean {
  return day !== 'fri' && day !== 'sat'
}

export type SupportNow = {
  /** `open`: phone and live chat. `chat`: live chat only. `closed`: email only, answered within a day. */
  state: 'open' | 'chat' | 'closed'
  /** Hours since midnight, with minutes as a fraction. */
  hour: number
  /** E.g. `14:20`. */
  clock: string
  day: Weekday
}

/** The support desk's status at a given time. */
export function getSupportStatus(now: Date): SupportNow {
  const there = new Date(now.getTime() + venueUtcOffset)
  const day = weekdays[there.getUTCDay()] ?? 'sun'
  const hour = there.getUTCHours() + there.getUTCMinutes() / 60
  const isWithin = ({ from, to }: { from: number; to: number }) => hour >= from && hour < to
  const state = isWorkingDay(day) && isWithin(phoneHours) ? 'open' : isWithin(chatHours) ? 'chat' : 'closed'
  return { state, hour, clock: there.toISOString().slice(11, 16), day }
}
