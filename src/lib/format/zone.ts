/** Time zone of the venues: UTC+4 all year, because the Emirates have no daylight saving time. */
export const venueTimeZone = 'Asia/Dubai'
export const venueUtcOffset = 4 * 60 * 60_000

declare const accepted: unique symbol

/** An IANA name that this engine accepts. Every other name makes `Intl` throw, which would replace the page. */
export type TimeZone = typeof venueTimeZone | (string & { [accepted]: true })

export function isTimeZone(name: unknown): name is TimeZone {
  // Some engines accept `Etc/Unknown` and format as UTC. Undefined would be the engine's own zone.
  if (typeof name !== 'string' || name === '' || name === 'Etc/Unknown') return false
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }))
  } catch {
    return false
  }
}

/** The visitor's own time zone. Null if the browser does not name one that it accepts. */
export function localTimeZone(): TimeZone | null {
  const name = Intl.DateTimeFormat().resolvedOptions().timeZone
  return isTimeZone(name) ? name : null
}
