import { claims } from '@/content/claims.ts'
import type { ServiceId } from './services.ts'

/** Facts on the service pages below the first screen (specification, sections 2 and 9). */

/** Services to suggest with each service. */
export const related: Record<ServiceId, readonly [ServiceId, ServiceId, ServiceId]> = {
  'digital-marketing': ['production-broadcasting', 'live-streaming', 'mobile-games'],
  'production-broadcasting': ['live-streaming', 'digital-marketing', 'sporte-ai'],
  'sporte-app': ['live-streaming', 'blockchain-fan-interaction', 'mobile-games'],
  'live-streaming': ['production-broadcasting', 'sporte-app', 'digital-marketing'],
  'event-crm': ['sporte-event-crm', 'sporte-ai', 'production-broadcasting'],
  'sporte-event-crm': ['event-crm', 'production-broadcasting', 'sports-equipment'],
  'sporte-ai': ['production-broadcasting', 'event-crm', 'mobile-games'],
  'blockchain-fan-interaction': ['sporte-app', 'mobile-games', 'live-streaming'],
  'mobile-games': ['blockchain-fan-interaction', 'sporte-app', 'digital-marketing'],
  'sports-equipment': ['sporte-event-crm', 'digital-marketing', 'production-broadcasting'],
}

type MarketingPackage = {
  id: 'starter' | 'professional' | 'enterprise'
  /** Null if there is no limit. */
  postsAWeek: number | null
  isPopular: boolean
}

export const starterPlatforms = 5

export const marketingPackages = [
  { id: 'starter', postsAWeek: claims.startingPosts, isPopular: false },
  { id: 'professional', postsAWeek: 20, isPopular: true },
  { id: 'enterprise', postsAWeek: null, isPopular: false },
] as const satisfies readonly MarketingPackage[]

/** Posts per day of a fight week. The sums match the weekly posts of the first two packages. */
export const fightWeek = [
  { id: 'd6', starter: 1, professional: 2 },
  { id: 'd5', starter: 1, professional: 2 },
  { id: 'd4', starter: 1, professional: 2 },
  { id: 'd3', starter: 1, professional: 3 },
  { id: 'd2', starter: 1, professional: 3 },
  { id: 'd1', starter: 2, professional: 3 },
  { id: 'd0', starter: 3, professional: 5 },
] as const

/** Camera positions around a ring, in the plan's units (the hall is 720 by 520). */
export const cameraPositions = [
  { id: 'c1', mark: '1', x: 360, y: 462 },
  { id: 'c2', mark: '2', x: 204, y: 396 },
  { id: 'c3', mark: '3', x: 516, y: 124 },
  { id: 'c4', mark: '4', x: 360, y: 40 },
  { id: 'c5', mark: '5', x: 96, y: 260 },
  { id: 'c6', mark: '6', x: 516, y: 396 },
  { id: 'c7', mark: '7', x: 204, y: 124 },
  { id: 'c8', mark: '8', x: 640, y: 84 },
  { id: 'p1', mark: 'A', x: 272, y: 348 },
  { id: 'p2', mark: 'B', x: 448, y: 172 },
] as const

/** Days before an event from which its date counts as close, so that equipment may be taken. No page shows them. */
export const leadDays = { cameras: 10, truck: 30 } as const

/** Shares of a streamed night's revenue, in per cent. */
export const revenueSplit = [
  { id: 'payPerView', share: claims.payPerViewShare },
  { id: 'sponsorship', share: claims.sponsorshipShare },
  { id: 'advertising', share: claims.advertisingShare },
] as const

/** Accuracy of the models, best first. */
export const accuracies = [
  { id: 'detection', figure: claims.detectionPrecision },
  { id: 'prediction', figure: claims.predictionAccuracy },
  { id: 'historical', figure: claims.historicalAccuracy },
  { id: 'winner', figure: claims.winPredictionAccuracy },
] as const

/** Deadlines on the run sheet, in days before the event (negative: after it). */
export const runUp = [
  { id: 'licence', days: 90 },
  { id: 'tickets', days: 60 },
  { id: 'card', days: 30 },
  { id: 'crew', days: 7 },
  { id: 'night', days: 0 },
  { id: 'settle', days: -1 },
] as const

export const gameIds = ['fantasy', 'prediction', 'trivia', 'cards'] as const
export type GameId = (typeof gameIds)[number]

export const gameColours = ['gold', 'red', 'blue', 'green'] as const
