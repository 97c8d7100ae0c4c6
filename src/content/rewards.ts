/** The figures of Sportecoin and the points programme (specification, section 9), each defined only once. */
export const rewards = {
  welcomeBonus: 100,
  freeCollectibles: 1,
  vipDays: 30,
  expiryMonths: 24,
} as const

export type RewardTier = {
  id: 'bronze' | 'silver' | 'gold' | 'vip'
  /** Minimum points of the tier. */
  from: number
  /** Maximum points of the tier. Null for the highest. */
  to: number | null
}

/** Lowest first. Each tier starts where the previous one ends. */
export const rewardTiers = [
  { id: 'bronze', from: 0, to: 499 },
  { id: 'silver', from: 500, to: 1_499 },
  { id: 'gold', from: 1_500, to: 2_999 },
  { id: 'vip', from: 3_000, to: null },
] as const satisfies readonly RewardTier[]

export type PointActionId = 'daily-login' | 'follow-players' | 'like-comment' | 'watch-content'

export type PointAction = {
  id: PointActionId
  /** Points per action. Null if they depend on the minutes watched. */
  points: number | null
  /** A live stream earns more. */
  hasLiveBonus: boolean
}

export const pointActions = [
  { id: 'daily-login', points: 20, hasLiveBonus: false },
  { id: 'follow-players', points: 25, hasLiveBonus: false },
  { id: 'like-comment', points: 20, hasLiveBonus: false },
  { id: 'watch-content', points: null, hasLiveBonus: true },
] as const satisfies readonly PointAction[]

/** The tier for a points balance. */
export function getTier(points: number): RewardTier {
  return rewardTiers.findLast(({ from }) => points >= from) ?? rewardTiers[0]
}
