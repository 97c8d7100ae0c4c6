import { describe, expect, it } from 'vitest'
import { getSupportStatus } from '@/features/contact/contact-page.tsx'

/** 2026-03-01 is a Sunday. Times are UTC, four hours behind the support desk. */
describe('getSupportStatus', () => {
  it.each([
    ['2026-03-01T04:59:59Z', 'closed', 'before nine'],
    ['2026-03-01T05:00:00Z', 'open', 'from nine on'],
    ['2026-03-01T13:59:59Z', 'open', 'until six'],
    ['2026-03-01T14:00:00Z', 'chat', 'nobody at the phone after six'],
    ['2026-03-01T18:59:59Z', 'chat', 'until eleven'],
    ['2026-03-01T19:00:00Z', 'closed', 'after eleven'],
    ['2026-03-05T10:00:00Z', 'open', 'on Thursday'],
    ['2026-03-06T10:00:00Z', 'chat', 'on Friday'],
    ['2026-03-07T10:00:00Z', 'chat', 'on Saturday'],
    ['2026-03-07T20:30:00Z', 'closed', 'on Sunday, while it is Saturday in London'],
  ])('returns at %s: %s, %s', (moment, state) => {
    expect(getSupportStatus(new Date(moment)).state).toBe(state)
  })

  it('uses UAE time, in summer and winter', () => {
    expect(getSupportStatus(new Date('2026-07-01T10:20:00Z'))).toMatchObject({ clock: '14:20' })
    expect(getSupportStatus(new Date('2026-01-31T21:05:00Z'))).toMatchObject({ clock: '01:05' })
  })
})
