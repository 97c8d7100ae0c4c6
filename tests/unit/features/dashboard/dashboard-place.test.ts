import { describe, expect, it } from 'vitest'
import { dashboardSearch, readDashboard } from '@/features/dashboard/dashboard-place.ts'

describe('the address of the dashboard', () => {
  it('shows the live events when it says nothing, or nothing of ours', () => {
    const live = { tab: 'live', sport: null, query: '' }
    expect(readDashboard({})).toEqual(live)
    expect(readDashboard({ tab: 'future', sport: 'chess', q: 'burj' })).toEqual(live)
    expect(dashboardSearch(readDashboard({}))).toEqual({})
  })

  it('shows every past event when it names a sport that we do not have', () => {
    expect(readDashboard({ tab: 'past', sport: 'chess' })).toEqual({ tab: 'past', sport: null, query: '' })
  })

  it.each([
    { tab: 'past' },
    { tab: 'past', sport: 'boxing' },
    { tab: 'past', q: 'haddad' },
    { tab: 'past', sport: 'mma', q: 'رحّال' },
  ])('comes back the same: %j', (search) => {
    expect(dashboardSearch(readDashboard(search))).toEqual(search)
  })

  it('leaves out a search of blanks', () => {
    expect(dashboardSearch(readDashboard({ tab: 'past', q: '  ' }))).toEqual({ tab: 'past' })
  })
})
