/**
 * `Retry-After` in seconds or as an HTTP date → milliseconds from `now`, at most `longest`; null when there is none to
 * honour.
 */
export function parseRetryAfter(header: string | null, now: number, longest: number): number | null {
  const text = header?.trim()
  if (!text) return null
  // Requires the start of an HTTP date: engines also parse `-5` and `try 5` as dates, in the distant past.
  const isDate = /^(?:mon|tue|wed|thu|fri|sat|sun)/i.test(text)
  const ms = /^\d+$/.test(text) ? Number(text) * 1000 : isDate ? Date.parse(text) - now : Number.NaN
  if (Number.isNaN(ms)) return null
  return Math.min(Math.max(ms, 0), longest)
}

export const firstDelayMs = 15_000
const maxDelayMs = 60 * 60_000

/** Doubles from 15 seconds to `longest`. `random` is 0 to 1 and spreads devices by up to a fifth. */
export function backoff(failures: number, random: number, longest = maxDelayMs): number {
  const exact = firstDelayMs * 2 ** Math.min(Math.max(failures - 1, 0), 30)
  return Math.round(Math.min(exact, longest) * (1 - random / 5))
}
