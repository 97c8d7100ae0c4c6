const calendar = 'islamic-umalqura'
const ramadan = '9'

/**
 * Whether it is Ramadan at the office, by the Umm al-Qura calendar; the moon may be sighted a day earlier or later. Null
 * where this browser lacks that calendar: some silently use another one.
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
    return null // unsupported calendar or time zone
  }
}
