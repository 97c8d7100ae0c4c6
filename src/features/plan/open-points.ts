import { isCombat } from '@/content/sports.ts'
import { leadDays } from '@/content/service-facts.ts'
import type { Answer } from './plan-rules.ts'
import type { Plan } from './plan-view.ts'

/** What may still be said of an event. */
const parts = ['sport', 'date', 'town', 'venue', 'days', 'watch', 'viewers', 'languages'] as const
export type Unsaid = (typeof parts)[number]

/** What the packages do not settle. */
export type OpenPoint =
  | 'past'
  | 'soonCameras'
  | 'soonTruck'
  | 'manyViewers'
  | 'payingViewers'
  | 'margin'
  | 'otherLanguage'
  | 'severalDays'
  | 'positions'
  | 'services'
  | 'price'

/** In the form's order. How many pay to watch changes nothing. */
export function unsaid(plan: Plan): Unsaid[] {
  return parts.filter((part) => {
    if (part === 'viewers' && plan.watch === 'payPerView') return false
    const said = plan[part]
    return said === null || (typeof said !== 'number' && said.length === 0)
  })
}

/** `today` is a calendar date; null before the page knows it. */
export function openPoints(plan: Plan, { tier, beyond }: Answer, today: string | null): OpenPoint[] {
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
    otherLanguage: plan.languages.includes('other'),
    severalDays: plan.days !== null && plan.days > 1,
    positions: plan.sport !== null && !isCombat(plan.sport),
    services: plan.services.length > 0,
    price: true,
  }
  return order.filter((point) => open[point])
}

const order: readonly OpenPoint[] = [
  'past',
  'soonCameras',
  'soonTruck',
  'manyViewers',
  'payingViewers',
  'margin',
  'otherLanguage',
  'severalDays',
  'positions',
  'services',
  'price',
]
