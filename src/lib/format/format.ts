import {
  differenceInDays,
  differenceInHours,
  differenceInMinutes,
  differenceInMonths,
  differenceInYears,
} from 'date-fns'
import { languageFacts, type Language } from '@/contract/language.ts'
import { venueTimeZone, type TimeZone } from './zone.ts'

/**
 * The only module that formats dates and numbers. Digits, calendar and time zone are always explicit, so that every ICU
 * version prints the same on the server and in the browser.
 *
 * Both languages use Latin digits and the Gregorian calendar.
 */
const localeOf = (language: Language) => `${languageFacts[language].locale}-u-nu-latn-ca-gregory`

/** Engines take up to a millisecond to create a formatter, so each is created once. */
function memoize<Options, Format>(create: (locale: string, options: Options) => Format) {
  const formats = new Map<string, Format>()
  return (language: Language, options: Options): Format => {
    const key = `${language}${JSON.stringify(options)}`
    const format = formats.get(key) ?? create(localeOf(language), options)
    formats.set(key, format)
    return format
  }
}

const dateFormat = memoize(
  (locale, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options),
)
const numberFormat = memoize(
  (locale, options: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options),
)
const relativeFormat = memoize((locale, options: Intl.RelativeTimeFormatOptions) => {
  const format = new Intl.RelativeTimeFormat(locale, options)
  // The Arabic of ICU says "within" for "in".
  return (...amount: Parameters<typeof format.format>) => format.format(...amount).replace(/^خلال/, 'بعد')
})

const dateStyles = {
  long: { day: 'numeric', month: 'long', year: 'numeric' },
  medium: { day: 'numeric', month: 'short', year: 'numeric' },
  monthYear: { month: 'short', year: 'numeric' },
  dayMonth: { day: 'numeric', month: 'short' },
  day: { day: '2-digit' },
  month: { month: 'short' },
  year: { year: 'numeric' },
  weekday: { weekday: 'long' },
} satisfies Record<string, Intl.DateTimeFormatOptions>

export type DateStyle = keyof typeof dateStyles

/**
 * Displayed for an invalid time. Stored values may be invalid and must not break a page, so every function here accepts
 * any date and any number.
 */
const noTime = ''

/** The time zone defaults to the venue's. `long` is the specification's 'September 7, 2025'. */
export function formatDate(
  date: Date,
  language: Language,
  style: DateStyle,
  timeZone: TimeZone = venueTimeZone,
): string {
  return printed(date, dateFormat(language, { ...dateStyles[style], timeZone }))
}

/** Hours and minutes, such as `7:30 PM`. */
export function formatTime(date: Date, language: Language, timeZone: TimeZone = venueTimeZone): string {
  const time = printed(
    date,
    dateFormat(language, { hour: 'numeric', minute: '2-digit', hour12: true, timeZone }),
  )
  return time.replaceAll('\u202f', ' ') // ICU 72 prints a narrow space, browsers differ
}

function printed(date: Date, format: Intl.DateTimeFormat): string {
  return Number.isNaN(date.getTime()) ? noTime : format.format(date)
}

const relativeUnits = [
  ['year', differenceInYears],
  ['month', differenceInMonths],
  ['day', differenceInDays],
  ['hour', differenceInHours],
  ['minute', differenceInMinutes],
] as const

/** "3 hours ago", "in 2 days"; under a minute is "now". `short` is for compact labels: "3 hr. ago". */
export function formatRelative(
  date: Date,
  now: Date,
  language: Language,
  style: 'long' | 'short' = 'long',
): string {
  const format = relativeFormat(language, { numeric: 'auto', style })
  for (const [unit, differenceIn] of relativeUnits) {
    const count = differenceIn(date, now)
    if (!Number.isFinite(count)) return noTime
    if (count !== 0) return format(count, unit)
  }
  return format(0, 'second')
}

/** The age of a stored time. One in the future, from before the clock was set back, counts as now. */
export function formatAge(time: number, now: Date, language: Language): string {
  return formatRelative(new Date(Math.min(time, now.getTime())), now, language)
}

/** "today", "in 5 days", "yesterday". */
export function formatRelativeDay(days: number, language: Language): string {
  if (!Number.isFinite(days)) return noTime
  return relativeFormat(language, { numeric: 'auto' })(days, 'day')
}

export function formatNumber(
  value: number,
  language: Language,
  options: Intl.NumberFormatOptions = {},
): string {
  return numberFormat(language, options).format(value)
}

/** Formats a fraction as `61%`. Both languages put the sign after the figure, so wrap it in `<Ltr>`. */
export function formatPercent(part: number, language: Language): string {
  return `${formatNumber(Math.round(part * 100), language)}%`
}

/** Region names in the page's language, unique and sorted for that language. An unknown code stays unchanged. */
export function formatRegions(codes: readonly string[], language: Language): string[] {
  const names = new Intl.DisplayNames([language], { type: 'region', fallback: 'code' })
  const nameOf = (code: string) => {
    try {
      return names.of(code.toUpperCase()) ?? code
    } catch {
      return code // malformed region code
    }
  }
  return [...new Set(codes.map(nameOf))].toSorted(new Intl.Collator(language).compare)
}
