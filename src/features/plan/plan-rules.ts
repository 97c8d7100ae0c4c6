import { cardHours } from '@/content/bouts/bout-length.ts'
import { packages, type BroadcastPackage, type PackageItem, packageLists } from '@/content/packages.ts'
import { mustHaves, type MustHave, type Plan, type Venue } from './plan.ts'

/**
 * Each answer becomes a minimum requirement; the smallest package that meets them all is recommended. A requirement
 * that no package meets is capped at the largest value and listed.
 *
 * Higher requirements never lead to a smaller package, as long as no figure of a package is below that of a smaller one
 * (`tests/unit/features/plan/plan-rules.test.ts`).
 */

/** The capacity of a venue, and the number of camera positions: a rule of thumb until we have visited the venue. */
export const venueSizes: Record<Venue, { people: number; cameras: number }> = {
  hall: { people: 500, cameras: 3 },
  sportsHall: { people: 2_000, cameras: 5 },
  arena: { people: 5_000, cameras: 8 },
  stadium: { people: Infinity, cameras: 8 },
}

/** The hours per event day: the shortest coverage of any package. */
export const hoursPerDay = Math.min(...packages.map(({ collection }) => collection.hours))

/** About how many hours the card lasts. Null if unknown. */
export function nightHours({ sport, bouts }: Plan): { from: number; to: number } | null {
  return sport && bouts !== null ? cardHours(sport, bouts) : null
}

/** Whether there is a programme whose length is not known: no package can be said to cover it. */
export const isLengthOpen = (plan: Plan): boolean =>
  (plan.days ?? plan.bouts) !== null && nightHours(plan) === null

/** The coverage to plan for, and whether the card needs more than the days. Null if both are unknown. */
export function hoursOf(plan: Plan): { wanted: number; isByCard: boolean } | null {
  const ofDays = (plan.days ?? 0) * hoursPerDay
  const ofCard = nightHours(plan)?.to ?? 0
  return ofDays + ofCard > 0 ? { wanted: Math.max(ofDays, ofCard), isByCard: ofCard > ofDays } : null
}

export type NeedId =
  | 'viewers'
  | 'cameras'
  | 'commentary'
  | 'otherLanguage'
  | 'hours'
  | 'payPerView'
  | 'sponsorGraphics'
  | MustHave

type Need = { id: NeedId; wanted: number }

/** The quantity of an item in a package. 1 if an item without a quantity is included, 0 if not. */
export function figureOf(id: NeedId, tier: BroadcastPackage): number {
  if (id === 'viewers') return tier.freeViewers
  if (id === 'cameras') return tier.cameras.broadcast
  if (id === 'hours') return tier.collection.hours
  // Packages include English, Arabic or both, and no other language.
  if (id === 'otherLanguage') return 0
  return countOf(tier, id === 'commentary' ? 'commentaryLanguages' : id)
}

function countOf(tier: BroadcastPackage, id: PackageItem['id']): number {
  const item = packageLists.flatMap((list) => tier[list]).find((each) => each.id === id)
  if (!item) return 0
  return 'count' in item ? item.count : 1
}

/** In the order of the reasons in the answer. Pay-per-view viewers do not count as free viewers. */
function needsOf(plan: Plan): Need[] {
  const { venue, watch, viewers, languages, needs } = plan
  const hours = hoursOf(plan)
  const found: Need[] = []
  if (viewers !== null && watch !== 'payPerView') found.push({ id: 'viewers', wanted: viewers })
  if (watch === 'payPerView') found.push({ id: 'payPerView', wanted: 1 })
  if (watch === 'sponsored') found.push({ id: 'sponsorGraphics', wanted: 1 })
  if (venue) found.push({ id: 'cameras', wanted: venueSizes[venue].cameras })
  if (hours) found.push({ id: 'hours', wanted: hours.wanted })
  const named = languages.filter((each) => each !== 'other')
  if (named.length > 0) found.push({ id: 'commentary', wanted: named.length })
  if (named.length < languages.length) found.push({ id: 'otherLanguage', wanted: 1 })
  return [...found, ...mustHaves.filter((id) => needs.includes(id)).map((id) => ({ id, wanted: 1 }))]
}

export type Reason = Need & {
  has: number
  /** The figure of the next smaller package. Null for the smallest package. */
  smallerHas: number | null
  /** No smaller package has enough. */
  decides: boolean
}

export type Recommendation = {
  tier: BroadcastPackage
  smaller: BroadcastPackage | null
  next: BroadcastPackage | null
  reasons: readonly Reason[]
  /** The needs that no package meets in full. */
  beyond: readonly NeedId[]
  /** The items that the next package adds, or has more of. */
  adds: readonly PackageItem[]
}

/** The recommendation. Null until at least one answer creates a requirement. */
export function recommend(plan: Plan): Recommendation | null {
  const needs = needsOf(plan)
  if (needs.length === 0) return null
  const level = Math.max(...needs.map(levelOf))
  const tier = packages[level]
  if (!tier) return null
  const smaller = packages[level - 1] ?? null
  const next = packages[level + 1] ?? null
  return {
    tier,
    smaller,
    next,
    reasons: needs.map((need) => ({
      ...need,
      has: figureOf(need.id, tier),
      smallerHas: smaller && figureOf(need.id, smaller),
      decides: level > 0 && levelOf(need) === level,
    })),
    beyond: needs.filter(({ id, wanted }) => mostOf(id) < wanted).map(({ id }) => id),
    adds: next ? gains(tier, next) : [],
  }
}

/** The index of the first package that has enough. If none has, that of the first one with the maximum. */
function levelOf({ id, wanted }: Need): number {
  const enough = Math.min(wanted, mostOf(id))
  return packages.findIndex((tier) => figureOf(id, tier) >= enough)
}

function mostOf(id: NeedId): number {
  return Math.max(...packages.map((tier) => figureOf(id, tier)))
}

function gains(tier: BroadcastPackage, next: BroadcastPackage): PackageItem[] {
  return packageLists
    .flatMap((list) => next[list])
    .filter((item) => ('count' in item ? item.count : 1) > countOf(tier, item.id))
}
