import { beforeEach, expect, it, vi } from 'vitest'
import { planDraft } from '@/features/plan/use-plan.ts'
import { emptyPlan, readPlan, searchOfPlan } from '@/features/plan/plan.ts'
import { clearStoredData } from '@/platform/device/stored-data.ts'
import { createFakeStorage } from '../../../support/fake-storage.ts'

const place = 'sporte:plan'

beforeEach(() => vi.stubGlobal('localStorage', createFakeStorage()))

it('plan draft › returns the last plan until it is cleared', () => {
  const plan = readPlan({ sport: 'cricket', town: 'العين', days: '3', languages: 'en,ar' })
  expect(planDraft.read()).toBeNull()
  expect(planDraft.write(searchOfPlan(plan))).toBe(true)
  expect(planDraft.read()).toEqual(plan)
  clearStoredData('plan')
  expect(planDraft.read()).toBeNull()
})

it.each(['', 'null', '[]', '7', '{"sport":7}', '{"days":["2"]}', '{', '"sport=boxing"'])(
  'plan draft › returns none if %s is stored',
  (text) => {
    localStorage.setItem(place, text)
    expect([null, emptyPlan]).toContainEqual(planDraft.read())
  },
)

it('plan draft › keeps the valid parts of a stored draft', () => {
  localStorage.setItem(place, JSON.stringify({ sport: 'chess', days: '2', more: 'x' }))
  expect(planDraft.read()).toEqual({ ...emptyPlan, days: 2 })
})
