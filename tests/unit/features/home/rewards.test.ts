import { describe, expect, it } from 'vitest'
import { rewardTiers, getTier } from '@/content/rewards.ts'

describe('reward tiers', () => {
  it('cover all points without a gap', () => {
    for (const [index, tier] of rewardTiers.entries()) {
      expect(rewardTiers[index + 1]?.from ?? null).toBe(tier.to === null ? null : tier.to + 1)
    }
  })

  it.each(rewardTiers)('$id has its first and its last point', (tier) => {
    expect(getTier(tier.from)).toBe(tier)
    expect(getTier(tier.to ?? Infinity)).toBe(tier)
  })
})
