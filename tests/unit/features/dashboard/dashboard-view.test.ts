import { describe, expect, it } from 'vitest'
import { dashboardView } from '@/features/dashboard/dashboard-view.ts'

describe('the address of the dashboard', () => {
  it('shows the live events when it says nothing, or nothing of ours', () => {
    const live = { tab: 'live', sport: null, query: '' }
    expect(dashboardView.read({})).toEqual(live)
    expect(dashboardView.read({ tab: 'future', sport: 'chess', q: 'burj' })).toEqual(live)
    expect(dashboardView.search(dashboardView.read({}))).toEqual({})
  })

  it('shows every past event when it names a sport that we do not have', () => {
    expect(dashboardView.read({ tab: 'past', sport: 'chess' })).toEqual({
      tab: 'past',
      sport: null,
      query: '',
    })
  })

  it.each([
    { tab: 'past' },
    { tab: 'past', sport: 'boxing' },
    { tab: 'past', q: 'haddad' },
    { tab: 'past', sport: 'mma', q: 'رحّال' },
  ])('comes back the same: %j', (search) => {
    expect(dashboardView.search(dashboardView.read(search))).toEqual(search)
  })

  it('leaves out a search of blanks', () => {
    expect(dashboardView.search(dashboardView.read({ tab: 'past', q: '  ' }))).toEqual({ tab: 'past' })
  })
})
