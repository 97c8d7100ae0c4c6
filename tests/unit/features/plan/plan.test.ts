import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { emptyPlan, longestTown, planQuery, readPlan, searchOfPlan } from '@/features/plan/plan.ts'

const whole = {
  sport: 'boxing',
  date: '2028-02-29',
  town: 'Fujairah',
  venue: 'arena',
  days: '2',
  watch: 'sponsored',
  viewers: '5000',
  languages: 'en,ar',
  needs: 'replay,drone',
  services: 'sporte-app',
}

describe('a plan in the address', () => {
  it('is read and written as it was', () => {
    expect(searchOfPlan(readPlan(whole))).toEqual(whole)
    expect(searchOfPlan(readPlan({ viewers: 'more' }))).toEqual({ viewers: 'more' })
    expect(planQuery(emptyPlan)).toBe('')
  })

  it.each([
    { sport: 'chess' },
    { sport: '__proto__' },
    { date: '2027-02-30' },
    { date: '2027-13-01' },
    { date: '0027-01-01' },
    { date: '٢٠٢٧-٠١-٠١' },
    { date: 'tomorrow' },
    { venue: 'Arena' },
    { days: '0' },
    { days: '11' },
    { days: '1e1' },
    { days: '-1' },
    { days: '2.5' },
    { watch: 'none' },
    { viewers: '501' },
    { viewers: 'Infinity' },
    { languages: 'fr' },
    { needs: 'toString' },
    { services: 'production-broadcasting' },
    { town: ' \u0000\u202e\n ' },
    { town: 'x'.repeat(longestTown + 1) },
  ])('takes %o for nothing said', (search) => {
    expect(readPlan(search)).toEqual(emptyPlan)
    expect(readPlan({ ...whole, ...search })).not.toEqual(emptyPlan)
  })

  it('keeps of a list what it knows, once and in its own order', () => {
    expect(readPlan({ languages: 'ar,klingon,en,ar' }).languages).toEqual(['en', 'ar'])
  })

  it('makes one line of a town, without marks that turn it round', () => {
    expect(readPlan({ town: '  Al \u202e Ain\n\n' }).town).toBe('Al Ain')
    expect(readPlan({ town: 'رأس الخيمة' }).town).toBe('رأس الخيمة')
  })

  it('is the same again whatever stood in the address', () => {
    const any = fc.record(
      Object.fromEntries(
        Object.entries(whole).map(([key, text]) => [key, fc.oneof(fc.string(), fc.constant(text))]),
      ),
      { requiredKeys: [] },
    )
    fc.assert(
      fc.property(any, (search) => {
        const plan = readPlan(search)
        expect(readPlan(searchOfPlan(plan))).toEqual(plan)
      }),
      { numRuns: 500 },
    )
  })
})
