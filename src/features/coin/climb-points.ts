import { pointActions, rewardTiers, getTier, type RewardTier, type RewardTierId } from '@/content/rewards.ts'

const pointsFor = Object.fromEntries(pointActions.map(({ id, points }) => [id, points ?? 0]))
const daily = pointsFor['daily-login'] ?? 0

/** A month of daily logins, as the heading says. */
export const monthDays = 30
export const monthPoints = monthDays * daily

/** The climb ends well inside the highest tier; the columns in the style sheet use this scale. */
export const climbDays = 3_900 / daily

type Standing = {
  points: number
  tier: RewardTierId
  /** The next tier, or the highest once it is reached. */
  goal: RewardTierId
  /** Points missing to it, or above the start of the highest. */
  distance: number
  isTop: boolean
  /** How many of each other action would earn at least as much. */
  follows: number
  likes: number
}

/** How far this many daily logins take a fan. */
export function standingAfter(days: number): Standing {
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
