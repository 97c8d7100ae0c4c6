import { venueUtcOffset } from '@/lib/format/zone.ts'
import { chatHours, phoneHours } from '@/content/support-hours.ts'

type SupportNow = {
  /** `open`: phone and live chat. `chat`: live chat only. `closed`: email only, answered within a day. */
  state: 'open' | 'chat' | 'closed'
  /** Hours since midnight, with minutes as a fraction. */
  hour: number
  /** E.g. `14:20`. */
  clock: string
}

/** The support desk's status at a given time. It works from Sunday to Thursday. */
export function getSupportStatus(now: Date): SupportNow {
  const there = new Date(now.getTime() + venueUtcOffset)
  const hour = there.getUTCHours() + there.getUTCMinutes() / 60
  const isWithin = ({ from, to }: { from: number; to: number }) => hour >= from && hour < to
  const isWorkingDay = there.getUTCDay() <= 4
  const state = isWorkingDay && isWithin(phoneHours) ? 'open' : isWithin(chatHours) ? 'chat' : 'closed'
  return { state, hour, clock: there.toISOString().slice(11, 16) }
}
