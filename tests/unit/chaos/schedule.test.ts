import { describe, expect, it } from 'vitest'
import { describePlan, planOf } from '../../chaos/schedule.ts'

const seeds = Array.from({ length: 50 }, (_, index) => index + 1)

describe('the plan of a seed', () => {
  it('is the same each time, and another for each seed', () => {
    expect(planOf(7, 200)).toEqual(planOf(7, 200))
    expect(new Set(seeds.map((seed) => describePlan(planOf(seed, 200)))).size).toBe(seeds.length)
  })

  it.each(seeds)('has everything in it that may go wrong (%i)', (seed) => {
    const { steps, tabs, poisonedStep } = planOf(seed, 200)
    expect(steps.reduce((sum, { count }) => sum + count, 0)).toBe(200)
    expect(tabs).toBeGreaterThanOrEqual(2)
    expect(tabs).toBeLessThanOrEqual(4)
    expect(steps[poisonedStep]?.fault.kind).toBe('offline')
    const faults = new Set(steps.map(({ fault }) => fault.kind))
    expect([...faults].toSorted()).toEqual(
      [
        'none',
        'offline',
        'down',
        'redirect',
        'status',
        'lying',
        'reset',
        'drop-answer',
        'stall',
        'quota',
        'no-storage',
        'mixed',
      ].toSorted(),
    )
    const struck = steps.flatMap(({ disturbance }) => disturbance?.what ?? [])
    expect(struck.toSorted()).toEqual(['close', 'close', 'crash', 'kill'])
    for (const { disturbance, count } of steps) if (disturbance) expect(disturbance.after).toBeLessThan(count)
    const turns = steps.flatMap((step) => step.turns.map(({ kind }) => kind))
    for (const kind of ['jump', 'kill-in-replay', 'close-in-replay']) expect(turns).toContain(kind)
    expect(turns.filter((kind) => kind === 'deploy')).toHaveLength(2)
  })
})
