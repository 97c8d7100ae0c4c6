import { describe, expect, it } from 'vitest'
import { emptyPlan, maxTownLength, planQuery, readPlan, searchOfPlan } from '@/features/plan/plan.ts'
import { createPlanUrl } from '@/features/plan/use-plan.ts'

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

/** A plan address whose navigations finish when the test calls `settle`. */
function createRouter(start: string) {
  const address = createPlanUrl(start)
  const going: (() => void)[] = []
  return {
    address,
    write: (query: string) => address.write(query, () => new Promise((resolve) => going.push(resolve))),
    settle: async () => {
      for (const resolve of going.splice(0)) resolve()
      await new Promise((resolve) => setTimeout(resolve))
    },
  }
}

describe('plan URL', () => {
  it('ignores our own update, however late it arrives', async () => {
    const { address, write, settle } = createRouter('')
    write('town=A')
    write('town=Al')
    expect(address.arrive('town=A')).toBe(false)
    await settle()
    expect(address.arrive('town=Al')).toBe(false)
  })

  it('treats a URL change as external after an edit was undone before it was written', async () => {
    const { address, write, settle } = createRouter('days=1')
    write('days=1&town=A')
    write('days=1')
    await settle() // the URL is unchanged, so `arrive` is not called
    expect(address.arrive('')).toBe(true)
    expect(address.arrive('days=9')).toBe(true)
  })

  it('detects an external plan that replaces ours, and ours after it', async () => {
    const { address, write, settle } = createRouter('')
    write('days=2')
    expect(address.arrive('days=9')).toBe(true)
    expect(address.arrive('days=2')).toBe(true)
    await settle()
    expect(address.arrive('days=2')).toBe(false)
  })
})
