import { pointActions, rewardTiers, tierOf, type RewardTier, type RewardTierId } from '@/content/rewards.ts'

const pointsFor = Object.fromEntries(pointActions.map(({ id, points }) => [id, points ?? 0]))
const daily = pointsFor['daily-login'] ?? 0

/** A month of showing up, as the heading says. */
export const monthDays = 30
export const monthPoints = monthDays * daily

/** The climb ends a good way into the highest tier; its columns in the style sheet are drawn to this scale. */
export const climbDays = 3_900 / daily

type Standing = {
  points: number
  tier: RewardTierId
  /** The tier that points are counted to: the next one, or the highest once it is reached. */
  goal: RewardTierId
  /** Points that are missing, or that lie above the highest tier's start. */
  distance: number
  isTop: boolean
  /** How often other actions give at least as much. */
  follows: number
  likes: number
}

/** Where so many daily logins take a fan. */
export function standingAfter(days: number): Standing {
  const points = days * daily
  const tier = tierOf(points)
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
