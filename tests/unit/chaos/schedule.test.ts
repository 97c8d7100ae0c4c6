import { describe, expect, it } from 'vitest'
import { describePlan, planOf } from '../../chaos/schedule.ts'

const plans = Array.from({ length: 50 }, (_, index) => planOf(index + 1, 200))

describe('planOf', () => {
  it('returns the same plan for the same seed, and different plans for others', () => {
    expect(planOf(7, 200)).toEqual(plans[6])
    expect(new Set(plans.map(describePlan)).size).toBe(plans.length)
  })

  it.each(plans)('includes every fault in seed $seed', ({ steps, tabs, poisonedStep }) => {
    expect(steps.reduce((sum, { count }) => sum + count, 0)).toBe(200)
    expect([2, 3, 4]).toContain(tabs)
    expect(steps[poisonedStep]?.fault.kind).toBe('offline')
    const kinds =
      'down drop-answer lying mixed no-storage none offline quota redirect reset slow stall status'
    expect([...new Set(steps.map(({ fault }) => fault.kind))].toSorted().join(' ')).toBe(kinds)
    const disturbances = steps.flatMap((step) => step.disturbances)
    for (const what of ['close', 'reload', 'navigate', 'language']) {
      const inMidSend = disturbances.filter((one) => one.what === what && one.moment === 'sending')
      expect(inMidSend, what).toHaveLength(4)
    }
    const others = disturbances.filter(({ moment }) => moment !== 'sending').map(({ what }) => what)
    expect(others.toSorted()).toEqual(['close', 'close', 'crash', 'kill'])
    for (const step of steps) for (const { at } of step.disturbances) expect(at).toBeLessThan(step.count)
    const turns = steps.flatMap((step) => step.turns.map(({ kind }) => kind))
    for (const kind of ['jump', 'kill-in-replay', 'close-in-replay']) expect(turns).toContain(kind)
    expect(turns.filter((kind) => kind === 'deploy')).toHaveLength(2)
  })
})
