import { stored } from './stored.ts'

/** When this device last checked for a new version, in milliseconds since 1970 as text. */
const checkedAt = stored({ key: 'sporte:checked-at' }, (text) => text)

export function recordCheck(): void {
  checkedAt.write(String(Date.now()))
}

/** Null on the server, in the first render, and if no check is recorded. */
export function useLastCheck(now: Date | null): Date | null {
  const text = checkedAt.use()
  return text === null || now === null ? null : readLastCheck(text, now)
}

const minute = 60_000

/** Null for invalid text, and for a time in the future, because the clock was set back or was wrong. */
export function readLastCheck(text: string, now: Date): Date | null {
  const time = Number(text)
  // `now` ticks, so a check since the last tick may be up to a minute ahead.
  return time > 0 && time < now.getTime() + minute ? new Date(time) : null
}
