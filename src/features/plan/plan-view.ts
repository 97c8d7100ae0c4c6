import { packages, type PlainItemId } from '@/content/packages.ts'
import { serviceIds, type ServiceId } from '@/content/services.ts'
import { sports, type Sport } from '@/content/sports.ts'
import { choice } from '@/platform/parts/choice.ts'
import type { PlanSearch } from './plan-search.ts'

/** By how many people it holds, smallest first. */
export const venues = ['hall', 'sportsHall', 'arena', 'stadium'] as const
export type Venue = (typeof venues)[number]

export const ways = ['free', 'payPerView', 'sponsored'] as const
export type Way = (typeof ways)[number]

/** In which language the night is called; `other` is one that no package names. */
export const commentaries = ['en', 'ar', 'other'] as const
export type Commentary = (typeof commentaries)[number]

/** What an organiser may insist on: of all that a package has or has not, what one would know to ask for. */
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

const sport = choice('sport', [null, ...sports])
const venue = choice('venue', [null, ...venues])
const watch = choice('watch', [null, ...ways])

/** The view in the address. Whatever stands there, it is read as far as it makes sense; the rest is not said. */
export const planView = {
  read: (search: PlanSearch): Plan => ({
    sport: sport.read(search),
    date: readDate(search.date),
    town: readTown(search.town),
    venue: venue.read(search),
    days: readDays(search.days),
    watch: watch.read(search),
    viewers: readViewers(search.viewers),
    languages: readList(search.languages, commentaries),
    needs: readList(search.needs, mustHaves),
    services: readList(search.services, extraServices),
  }),
  search: (plan: Plan): PlanSearch => ({
    ...sport.search(plan.sport),
    ...(plan.date !== null && { date: plan.date }),
    ...(plan.town !== '' && { town: plan.town }),
    ...venue.search(plan.venue),
    ...(plan.days !== null && { days: String(plan.days) }),
    ...watch.search(plan.watch),
    ...(plan.viewers !== null && { viewers: viewersText(plan.viewers) }),
    ...listed('languages', plan.languages),
    ...listed('needs', plan.needs),
    ...listed('services', plan.services),
  }),
}

export const emptyPlan: Plan = planView.read({})

/** The plan as its address has it: two plans are the same when this is. */
export const planQuery = (plan: Plan): string => new URLSearchParams(planView.search(plan)).toString()

/** A form with the address's keys for names, whether a script has seen it before or not. */
export function readForm(form: HTMLFormElement): Plan {
  const search: Record<string, string> = {}
  for (const [key, value] of new FormData(form)) {
    if (typeof value === 'string') search[key] = key in search ? `${search[key]},${value}` : value
  }
  return planView.read(search)
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

function listed<Key extends string>(key: Key, words: readonly string[]): Partial<Record<Key, string>> {
  const query: Partial<Record<Key, string>> = {}
  if (words.length > 0) query[key] = words.join(',')
  return query
}
