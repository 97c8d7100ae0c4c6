import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { packages } from '@/content/packages.ts'
import { sportIds } from '@/content/sport-ids.ts'
import { figureOf, isLengthOpen, recommend, venueSizes, type NeedId } from '@/features/plan/plan-rules.ts'
import {
  audiences,
  extraServices,
  commentaries,
  emptyPlan,
  maxBouts,
  maxDays,
  mustHaves,
  venues,
  ways,
  type Plan,
} from '@/features/plan/plan.ts'

const sizes = audiences.map((each) => (each === 'more' ? Infinity : Number(each)))
const or = <Value>(values: readonly Value[]) => fc.constantFrom<Value | null>(null, ...values)

const anyPlan: fc.Arbitrary<Plan> = fc.record({
  sport: or(sportIds),
  date: or(['2027-03-05']),
  town: fc.constantFrom('', 'Fujairah'),
  venue: or(venues),
  days: or(Array.from({ length: maxDays }, (_, index) => index + 1)),
  bouts: or(Array.from({ length: maxBouts }, (_, index) => index + 1)),
  watch: or(ways),
  viewers: or(sizes),
  languages: fc.subarray([...commentaries]),
  needs: fc.subarray([...mustHaves]),
  services: fc.subarray([...extraServices]),
})

const buildPlan = (change: Partial<Plan>): Plan => ({ ...emptyPlan, ...change })
const chosen = (change: Partial<Plan>) => recommend(buildPlan(change))?.tier.id

describe('recommended package', () => {
  it('recommends the smallest package that meets every need that any package can meet', () => {
    fc.assert(
      fc.property(anyPlan, (plan) => {
        const answer = recommend(plan)
        if (!answer) return
        const isEnough = (id: NeedId, wanted: number, index: number) => {
          const figures = packages.map((tier) => figureOf(id, tier))
          return (figures[index] ?? 0) >= Math.min(wanted, Math.max(...figures))
        }
        const level = packages.indexOf(answer.tier)
        for (const { id, wanted, has } of answer.reasons) {
          expect(isEnough(id, wanted, level)).toBe(true)
          expect(answer.beyond.includes(id)).toBe(has < wanted)
        }
        if (level === 0) return
        expect(answer.reasons.some(({ id, wanted }) => !isEnough(id, wanted, level - 1))).toBe(true)
        expect(answer.reasons.some(({ decides }) => decides)).toBe(true)
      }),
      { numRuns: 150 },
    )
  })

  it('uses the specified figures', () => {
    expect(chosen({ viewers: 500 })).toBe('bronze')
    expect(chosen({ viewers: Infinity })).toBe('platinum')
    expect(chosen({ watch: 'payPerView' })).toBe('gold')
    expect(chosen({ watch: 'sponsored' })).toBe('silver')
    expect(chosen({ languages: ['ar'] })).toBe('silver')
    expect(chosen({ languages: ['en', 'ar'] })).toBe('gold')
    expect(chosen({ days: 1 })).toBe('bronze')
    expect(chosen({ days: 2 })).toBe('gold')
    expect(chosen({ venue: 'sportsHall' })).toBe('silver')
    expect(chosen({ venue: 'arena' })).toBe('gold')
    expect(chosen({ needs: ['drone'] })).toBe('platinum')
  })

  it.each<[Partial<Plan>, wanted: number | undefined, tier: string | undefined, isEnough: boolean]>([
    [{ sport: 'boxing', bouts: 4 }, 2, 'bronze', true],
    [{ sport: 'boxing', bouts: 7 }, 4, 'gold', true],
    [{ sport: 'boxing', bouts: 12 }, 6, 'gold', false],
    [{ sport: 'football', bouts: 1 }, 2, 'bronze', true],
    [{ sport: 'football', bouts: 5, days: 1 }, 10, 'gold', false],
    [{ sport: 'cricket', bouts: 1 }, 4, 'gold', true],
    [{ sport: 'cricket', bouts: 12, days: 2 }, 42, 'gold', false],
    // Not known: the sport, or how many.
    [{ bouts: 12, days: 2 }, 4, 'gold', false],
    [{ sport: 'cricket', days: 2 }, 4, 'gold', false],
    [{ bouts: 12 }, undefined, undefined, false],
  ])('counts the hours of %j as %s and recommends %s', (change, wanted, tier, isEnough) => {
    const plan = buildPlan(change)
    const answer = recommend(plan)
    expect(answer?.reasons.find(({ id }) => id === 'hours')?.wanted).toBe(wanted)
    expect(answer?.tier.id).toBe(tier)
    expect(!isLengthOpen(plan) && !answer?.beyond.includes('hours')).toBe(isEnough)
  })

  it('reports a third language', () => {
    for (const languages of [['other'], ['en', 'other'], ['en', 'ar', 'other']] as const) {
      const answer = recommend(buildPlan({ languages }))
      expect(answer?.beyond, String(languages)).toEqual(['otherLanguage'])
      expect(answer?.reasons.find(({ id }) => id === 'otherLanguage')).toMatchObject({
        has: 0,
        decides: false,
      })
      expect(answer?.tier.id).toBe(
        chosen({ languages: languages.filter((each) => each !== 'other') }) ?? 'bronze',
      )
    }
    expect(recommend(buildPlan({ languages: ['en', 'ar'] }))?.beyond).toEqual([])
  })

  it('needs at least one answer', () => {
    expect(recommend(emptyPlan)).toBeNull()
    expect(
      recommend(buildPlan({ sport: 'boxing', town: 'Dubai', date: '2027-03-05', services: ['sporte-app'] })),
    ).toBeNull()
    expect(recommend(buildPlan({ watch: 'free' }))).toBeNull()
  })

  it('does not count paying viewers as free viewers', () => {
    expect(chosen({ watch: 'payPerView', viewers: Infinity })).toBe('gold')
  })

  it('lists what the next package adds, and nothing this one has', () => {
    const answer = recommend(buildPlan({ viewers: 500 }))
    expect(answer?.next?.id).toBe('silver')
    expect(answer?.adds).toContainEqual({ id: 'broadcastCameras', count: 5 })
    expect(answer?.adds).toContainEqual({ id: 'replay' })
    expect(answer?.adds.map(({ id }) => id)).not.toContain('director')
    expect(answer?.adds.map(({ id }) => id)).not.toContain('povCameras')
    expect(recommend(buildPlan({ viewers: Infinity }))).toMatchObject({ next: null, adds: [] })
  })

  it('never plans more camera positions than a package has', () => {
    const most = Math.max(...packages.map(({ cameras }) => cameras.broadcast))
    for (const { cameras } of Object.values(venueSizes)) expect(cameras).toBeLessThanOrEqual(most)
  })
})
