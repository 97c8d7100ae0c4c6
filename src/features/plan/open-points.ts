import { isCombat } from '@/content/sports.ts'
import { venueDate } from '@/lib/format/venue-date.ts'
import { leadDays } from '@/content/services/service-facts.ts'
import { isLengthOpen, nightHours, type Recommendation } from './plan-rules.ts'
import type { Plan } from './plan.ts'

/** Today's date at the venue, as `YYYY-MM-DD`. */
export const venueToday = (now: Date): string => venueDate(now, 0).toISOString().slice(0, 10)

/** The questions of the form that can be unanswered. */
const parts = ['sport', 'date', 'town', 'venue', 'days', 'bouts', 'watch', 'viewers', 'languages'] as const
type MissingDetail = (typeof parts)[number]

/** In the form's order. The number of viewers does not matter with pay-per-view. */
export function missingDetails(plan: Plan): MissingDetail[] {
  return parts.filter((part) => {
    if (part === 'viewers' && plan.watch === 'payPerView') return false
    const value = plan[part]
    return value === null || (typeof value !== 'number' && value.length === 0)
  })
}

/** Points that the choice of a package leaves open. `today` is a calendar date. Null until hydration. */
export function openPoints(plan: Plan, { tier, beyond }: Recommendation, today: string | null) {
  const daysLeft = plan.date && today ? (Date.parse(plan.date) - Date.parse(today)) / 86_400_000 : null
  const hasTruck = tier.equipment.some(({ id }) => id === 'obTruck')
  const isSoon = (days: number) => daysLeft !== null && daysLeft >= 0 && daysLeft < days
  const points = [
    daysLeft !== null && daysLeft < 0 && 'past',
    isSoon(leadDays.cameras) && !hasTruck && 'soonCameras',
    isSoon(leadDays.truck) && hasTruck && 'soonTruck',
    beyond.includes('viewers') && 'manyViewers',
    plan.watch === 'payPerView' && plan.viewers !== null && 'payingViewers',
    plan.watch === 'payPerView' && 'margin',
    beyond.includes('otherLanguage') && 'otherLanguage',
    plan.days !== null && plan.days > 1 && 'severalDays',
    (nightHours(plan)?.to ?? 0) > tier.collection.hours && 'longCard',
    isLengthOpen(plan) && 'length',
    plan.sport !== null && !isCombat(plan.sport) && 'positions',
    plan.services.length > 0 && 'services',
    'price',
  ] as const
  return points.filter((point) => point !== false)
}
