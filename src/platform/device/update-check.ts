import { stored } from './stored.ts'

/** When this device last checked for a new version of the site; milliseconds since 1970 as text. */
const checkedAt = stored({ key: 'sporte:checked-at' }, (text) => text)

export function recordCheck(): void {
  checkedAt.write(String(Date.now()))
}

/** Null on the server, in the first rendering, and while no check is known. */
export function useLastCheck(now: Date | null): Date | null {
  const text = checkedAt.use()
  return text === null || now === null ? null : readLastCheck(text, now)
}

const minute = 60_000

/** Null for a text that is no time, and for a time in the future: the clock was set back, or was wrong. */
export function readLastCheck(text: string, now: Date): Date | null {
  const time = Number(text)
  // `now` ticks: a check since its last tick may be up to a minute ahead of it.
  return time > 0 && time < now.getTime() + minute ? new Date(time) : null
}
