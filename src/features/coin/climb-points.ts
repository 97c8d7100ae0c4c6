import { pointActions, rewardTiers, getTier, type RewardTier, type RewardTierId } from '@/content/rewards.ts'

const pointsFor = Object.fromEntries(pointActions.map(({ id, points }) => [id, points ?? 0]))
const daily = pointsFor['daily-login'] ?? 0

/** The heading mentions a month of daily logins. */
export const daysPerMonth = 30
export const pointsPerMonth = daysPerMonth * daily

/** The scale ends well inside the highest tier. Keep in step with the columns in `climb.module.css`. */
export const climbDays = 3_900 / daily

type Progress = {
  points: number
  tier: RewardTierId
  /** The next tier, or the current one if it is the highest. */
  goal: RewardTierId
  /** Points missing to `goal`, or points above the start of the highest tier. */
  distance: number
  isTop: boolean
  /** The number of follows that earn at least `points`; `likes` likewise. */
  follows: number
  likes: number
}

/** The fan's status after this many daily logins. */
export function getProgress(days: number): Progress {
  const points = days * daily
  const tier = getTier(points)
  const next: RewardTier | undefined = rewardTiers.find(({ from }) => from > points)
  return {
    points,
    tier: tier.id,
    goal: next?.id ?? tier.id,
    distance: Math.abs((next ?? tier).from - points),
    isTop: next === undefined,
    follows: Math.ceil(points / (pointsFor['follow-players'] ?? 1)),
    likes: Math.ceil(points / (pointsFor['like-comment'] ?? 1)),
  }
}
