import { packages, type PlainItemId } from '@/content/packages.ts'
import { serviceIds, type ServiceId } from '@/content/services/services.ts'
import { sports, type Sport } from '@/content/sports.ts'

/** By how many people it holds, smallest first. */
export const venues = ['hall', 'sportsHall', 'arena', 'stadium'] as const
export type Venue = (typeof venues)[number]

export const ways = ['free', 'payPerView', 'sponsored'] as const
export type Way = (typeof ways)[number]

/** In which language the night is called; `other` is one that no package names. */
export const commentaries = ['en', 'ar', 'other'] as const
export type Commentary = (typeof commentaries)[number]

/** Must-haves that an organiser can choose: the features of packages that organisers request by name. */
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

/** What no package includes and the company offers beside them: every service but the production and its stream. */
export const extraServices: readonly ServiceId[] = serviceIds.filter(
  (id) => id !== 'production-broadcasting' && id !== 'live-streaming',
)

/** Audiences as packages count them, and `more` than any of them. */
export const audiences: readonly string[] = [
  ...packages.map(({ freeViewers }) => String(freeViewers)),
  'more',
]

export const mostDays = 10
export const longestTown = 60

/** What an organiser has said of the event; null and empty for what is not said. */
export type Plan = {
  sport: Sport | null
  /** A calendar date, `2027-03-05`. */
  date: string | null
  town: string
  venue: Venue | null
  days: number | null
  watch: Way | null
  /** How many watch at once; more than any package counts is `Infinity`. */
  viewers: number | null
  languages: readonly Commentary[]
  needs: readonly MustHave[]
  services: readonly ServiceId[]
}

/** A plan as its address has it: lists with commas. */
export type PlanSearch = {
  sport?: Sport
  venue?: Venue
  watch?: Way
} & { [Key in Exclude<keyof Plan, 'sport' | 'venue' | 'watch'>]?: string }

/** Reads an address, a form or a draft: what makes no sense is left out. */
export function readPlan(search: { [Key in keyof Plan]?: string | undefined }): Plan {
  return {
    sport: sports.find((word) => word === search.sport) ?? null,
    date: readDate(search.date),
    town: readTown(search.town),
    venue: venues.find((word) => word === search.venue) ?? null,
    days: readDays(search.days),
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
    ...(plan.watch && { watch: plan.watch }),
    ...(plan.viewers && { viewers: viewersText(plan.viewers) }),
    ...(plan.languages.length > 0 && { languages: plan.languages.join(',') }),
    ...(plan.needs.length > 0 && { needs: plan.needs.join(',') }),
    ...(plan.services.length > 0 && { services: plan.services.join(',') }),
  }
}

export const emptyPlan: Plan = readPlan({})

/** The plan as its address has it: two plans are the same when this is. */
export const planQuery = (plan: Plan): string => new URLSearchParams(searchOfPlan(plan)).toString()

/** A form with the address's keys for names, whether a script has seen it before or not. */
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

/** A day of the calendar between 2000 and 2100; the thirtieth of February is none. */
function readDate(text = ''): string | null {
  if (!/^20\d\d-\d\d-\d\d$/.test(text)) return null
  const date = new Date(`${text}T00:00:00Z`)
  return Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== text ? null : text
}

function readDays(text = ''): number | null {
  const days = /^[1-9]\d?$/.test(text) ? Number(text) : 0
  return days >= 1 && days <= mostDays ? days : null
}

/** One line without marks that would turn the line round it; too long for a town is none. */
function readTown(text = ''): string {
  const town = text
    .replaceAll(/[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]+/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
  return town.length > longestTown ? '' : town
}

function readList<Word extends string>(text: string | undefined, words: readonly Word[]): Word[] {
  const chosen = new Set<string>(text?.split(','))
  return words.filter((word) => chosen.has(word))
}
