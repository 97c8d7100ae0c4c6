import { stored } from './stored.ts'

/** When this device last made sure that it has the newest version of the site; milliseconds since 1970 as text. */
const checkedAt = stored({ key: 'sporte:checked-at' }, (text) => text)

export function noteCheck(): void {
  checkedAt.write(String(Date.now()))
}

/** Null on the server, in the first rendering, and while this device has not made sure yet, as far as it can tell. */
export function useCheckedAt(now: Date | null): Date | null {
  const text = checkedAt.use()
  return text === null || now === null ? null : readCheck(text, now)
}

const minute = 60_000

/** Null for a text that is no time, and for a time that this clock has yet to reach: it was set back, or was never right. */
export function readCheck(text: string, now: Date): Date | null {
  const time = Number(text)
  // `now` ticks: what was noted since lies ahead of it, by less than a minute.
  return time > 0 && time < now.getTime() + minute ? new Date(time) : null
}
