const calendar = 'islamic-umalqura'
const ramadan = '9'

/**
 * Whether a moment is in Ramadan at the office, by the calendar of Umm al-Qura; the moon may be seen a day earlier or
 * later. Null where this browser does not know that calendar: some take another one in silence.
 */
export function isRamadan(now: Date): boolean | null {
  try {
    const format = new Intl.DateTimeFormat(`en-u-ca-${calendar}-nu-latn`, {
      month: 'numeric',
      timeZone: 'Asia/Dubai',
    })
    if (format.resolvedOptions().calendar !== calendar) return null
    return format.formatToParts(now).find(({ type }) => type === 'month')?.value === ramadan
  } catch {
    return null // it knows neither the calendar nor how to say so, or not the time zone
  }
}
