import { cleanDigits, cleanLine } from '@/lib/typed-text.ts'
import { packages, type PlainItemId } from '@/content/packages.ts'
import { serviceIds, type ServiceId } from '@/content/services/services.ts'
import { sportIds, type Sport } from '@/content/sport-ids.ts'

/** By capacity, smallest first. */
export const venues = ['hall', 'sportsHall', 'arena', 'stadium'] as const
export type Venue = (typeof venues)[number]

export const ways = ['free', 'payPerView', 'sponsored'] as const

/** The languages of the commentary. No package includes `other`. */
export const commentaries = ['en', 'ar', 'other'] as const

/** Package features that an organiser can require. Only features that organisers know by name are listed. */
export const mustHaves = [
  'replay',
  'highlights',
  'jib',
  'drone',
  'cleanFeed',
  'satelliteBackup',
  'generator',
] as const satisfies readonly PlainItemId[]
export type MustHave = (typeof mustHaves)[number]

/** The services that are not part of any package: all except production and live streaming. */
export const extraServices: readonly ServiceId[] = serviceIds.filter(
  (id) => id !== 'production-broadcasting' && id !== 'live-streaming',
)

/** The audience sizes of the packages. `more` is above all of them. */
export const audiences: readonly string[] = [
  ...packages.map(({ freeViewers }) => String(freeViewers)),
  'more',
]

export const maxDays = 10
export const maxBouts = 30
export const maxTownLength = 60

/** The organiser's answers. Null or empty if unanswered. */
export type Plan = {
  sport: Sport | null
  /** A calendar date, `2027-03-05`. */
  date: string | null
  town: string
  venue: Venue | null
  days: number | null
  /** Or matches, in a team sport. */
  bouts: number | null
  watch: (typeof ways)[number] | null
  /** The number of simultaneous viewers. `Infinity` if above every package. */
  viewers: number | null
  languages: readonly (typeof commentaries)[number][]
  needs: readonly MustHave[]
  services: readonly ServiceId[]
}

/** A plan as search params. Lists are separated by commas. */
export type PlanSearch = {
  sport?: Sport
  venue?: Venue
  watch?: (typeof ways)[number]
} & { [Key in Exclude<keyof Plan, 'sport' | 'venue' | 'watch'>]?: string }

/** Parses search params, a form or a draft. Invalid values are ignored. */
export function readPlan(search: { [Key in keyof Plan]?: string | undefined }): Plan {
  return {
    sport: sportIds.find((word) => word === search.sport) ?? null,
    date: readDate(search.date),
    town: readTown(search.town),
    venue: venues.find((word) => word === search.venue) ?? null,
    days: readCount(search.days, maxDays),
    bouts: readCount(search.bouts, maxBouts),
    watch: ways.find((word) => word === search.watch) ?? null,
    viewers: readViewers(search.viewers),
    languages: readList(search.languages, commentaries),
    needs: readList(search.needs, mustHaves),
    services: readList(search.services, extraServices),
  }
}

export function searchOfPlan(plan: Plan): PlanSearch {
  return {
    ...(plan.sport && { sport: plan.sport }),
    ...(plan.date && { date: plan.date }),
    ...(plan.town && { town: plan.town }),
    ...(plan.venue && { venue: plan.venue }),
    ...(plan.days && { days: String(plan.days) }),
    ...(plan.bouts && { bouts: String(plan.bouts) }),
    ...(plan.watch && { watch: plan.watch }),
    ...(plan.viewers && { viewers: viewersText(plan.viewers) }),
    ...(plan.languages.length > 0 && { languages: plan.languages.join(',') }),
    ...(plan.needs.length > 0 && { needs: plan.needs.join(',') }),
    ...(plan.services.length > 0 && { services: plan.services.join(',') }),
  }
}

export const emptyPlan: Plan = readPlan({})

/** The plan as a query string. Two plans are equal if their query strings are. */
export const planQuery = (plan: Plan): string => new URLSearchParams(searchOfPlan(plan)).toString()

/** Reads the form. Its field names are the search params, so that it also works without script. */
export function readForm(form: HTMLFormElement): Plan {
  const search: Record<string, string> = {}
  for (const [key, value] of new FormData(form)) {
    if (typeof value === 'string') search[key] = key in search ? `${search[key]},${value}` : value
  }
  return readPlan(search)
}

const viewersText = (viewers: number) => (Number.isFinite(viewers) ? String(viewers) : 'more')

function readViewers(text: string | undefined): number | null {
  if (text === undefined || !audiences.includes(text)) return null
  return text === 'more' ? Infinity : Number(text)
}

/** A calendar date from 2000 to 2099. 30 February is invalid. */
function readDate(typed = ''): string | null {
  const text = cleanDigits(typed)
  const date = new Date(/^20\d\d-\d\d-\d\d$/.test(text) ? `${text}T00:00:00Z` : Number.NaN)
  return Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== text ? null : text
}

function readCount(text = '', most: number): number | null {
  const count = Number(/^\d{1,2}$/.exec(cleanDigits(text))?.[0])
  return count >= 1 && count <= most ? count : null
}

/** Returns one line without control characters, which could reverse its direction. Empty if too long. */
function readTown(text = ''): string {
  const town = cleanLine(text.replaceAll(/[\p{Cc}\p{Cs}]+/gu, ' ')).replaceAll(/\s+/g, ' ')
  return town.length > maxTownLength ? '' : town
}

function readList<Word extends string>(text: string | undefined, words: readonly Word[]): Word[] {
  const chosen = new Set<string>(text?.split(','))
  return words.filter((word) => chosen.has(word))
}
