import { describe, expect, it } from 'vitest'
import { rewardTiers, getTier } from '@/content/rewards.ts'

describe('reward tiers', () => {
  it('cover all points without a gap', () => {
    for (const [index, tier] of rewardTiers.entries()) {
      expect(rewardTiers[index + 1]?.from ?? null).toBe(tier.to === null ? null : tier.to + 1)
    }
  })

  it.each([
    [0, 'bronze'],
    [499, 'bronze'],
    [500, 'silver'],
    [1_499, 'silver'],
    [1_500, 'gold'],
    [2_999, 'gold'],
    [3_000, 'vip'],
    [90_000, 'vip'],
  ] as const)('give %i points the tier %s', (points, id) => {
    expect(getTier(points).id).toBe(id)
  })
})
