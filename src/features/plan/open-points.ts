import { isCombat } from '@/content/sports.ts'
import { venueDate } from '@/lib/format/venue-date.ts'
import { leadDays } from '@/content/services/service-facts.ts'
import { isLengthOpen, nightHours, type Recommendation } from './plan-rules.ts'
import type { Plan } from './plan.ts'

/** Today's date at the venue, as `YYYY-MM-DD`. */
export const venueToday = (now: Date): string => venueDate(now, 0).toISOString().slice(0, 10)

/** The questions of the form that can be unanswered. */
const parts = ['sport', 'date', 'town', 'venue', 'days', 'bouts', 'watch', 'viewers', 'languages'] as const
export type MissingDetail = (typeof parts)[number]

/** Points that the choice of a package leaves open. */
const points = [
  'past',
  'soonCameras',
  'soonTruck',
  'manyViewers',
  'payingViewers',
  'margin',
  'otherLanguage',
  'severalDays',
  'longCard',
  'length',
  'positions',
  'services',
  'price',
] as const
export type OpenPoint = (typeof points)[number]

/** In the form's order. The number of viewers does not matter with pay-per-view. */
export function missingDetails(plan: Plan): MissingDetail[] {
  return parts.filter((part) => {
    if (part === 'viewers' && plan.watch === 'payPerView') return false
    const value = plan[part]
    return value === null || (typeof value !== 'number' && value.length === 0)
  })
}

/** `today` is a calendar date. Null until hydration. */
export function openPoints(plan: Plan, { tier, beyond }: Recommendation, today: string | null): OpenPoint[] {
  const daysLeft = plan.date && today ? (Date.parse(plan.date) - Date.parse(today)) / 86_400_000 : null
  const hasTruck = tier.equipment.some(({ id }) => id === 'obTruck')
  const isSoon = (days: number) => daysLeft !== null && daysLeft >= 0 && daysLeft < days
  const open: Record<OpenPoint, boolean> = {
    past: daysLeft !== null && daysLeft < 0,
    soonCameras: isSoon(leadDays.cameras) && !hasTruck,
    soonTruck: isSoon(leadDays.truck) && hasTruck,
    manyViewers: beyond.includes('viewers'),
    payingViewers: plan.watch === 'payPerView' && plan.viewers !== null,
    margin: plan.watch === 'payPerView',
    otherLanguage: beyond.includes('otherLanguage'),
    longCard: (nightHours(plan)?.to ?? 0) > tier.collection.hours,
    length: isLengthOpen(plan),
    severalDays: plan.days !== null && plan.days > 1,
    positions: plan.sport !== null && !isCombat(plan.sport),
    services: plan.services.length > 0,
    price: true,
  }
  return points.filter((point) => open[point])
}
