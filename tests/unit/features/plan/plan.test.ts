import { describe, expect, it } from 'vitest'
import { emptyPlan, maxTownLength, planQuery, readPlan, searchOfPlan } from '@/features/plan/plan.ts'

const whole = {
  sport: 'boxing',
  date: '2028-02-29',
  town: 'Fujairah',
  venue: 'arena',
  days: '2',
  bouts: '12',
  watch: 'sponsored',
  viewers: '5000',
  languages: 'en,ar',
  needs: 'replay,drone',
  services: 'sporte-app',
}

describe('plan in the URL', () => {
  it('survives a round trip', () => {
    expect(searchOfPlan(readPlan(whole))).toEqual(whole)
    expect(searchOfPlan(readPlan({ viewers: 'more' }))).toEqual({ viewers: 'more' })
    expect(planQuery(emptyPlan)).toBe('')
  })

  const odd =
    'sport=chess sport=__proto__ date=2027-02-30 date=2027-13-01 date=0027-01-01 date=tomorrow venue=Arena days=0 days=11 days=1e1 days=-1 days=2.5 bouts=31 watch=none viewers=501 viewers=Infinity languages=fr needs=toString services=production-broadcasting'

  it.each([
    ...odd.split(' ').map((each) => Object.fromEntries(new URLSearchParams(each))),
    { town: ' \u0000\u202e\n ' },
    { town: 'x'.repeat(maxTownLength + 1) },
  ])('reads %o as no answer', (search) => {
    expect(readPlan(search)).toEqual(emptyPlan)
    expect(readPlan({ ...whole, ...search })).not.toEqual(emptyPlan)
  })

  it('keeps known list items once, in our order', () => {
    expect(readPlan({ languages: 'ar,klingon,en,ar' }).languages).toEqual(['en', 'ar'])
  })

  it('reduces a town to one line without direction marks', () => {
    expect(readPlan({ town: '  Al \u202e Ain\n\n' }).town).toBe('Al Ain')
    expect(readPlan({ town: 'رأس الخيمة' }).town).toBe('رأس الخيمة')
  })
})
