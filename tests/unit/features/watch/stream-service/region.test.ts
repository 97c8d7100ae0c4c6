import { describe, expect, it } from 'vitest'
import { checkRegion, lookUpCountry } from '@/features/watch/stream-service/region.ts'
import { createEndlessBody } from '../../../../support/endless-body.ts'
import { stubFetch } from '../../../../support/stub-fetch.ts'

const fetching = stubFetch()
const lookup = (body: unknown, status = 200) =>
  fetching.mockResolvedValue(new Response(JSON.stringify(body), { status }))

describe('lookUpCountry', () => {
  it.each([
    [{ country: ' uk ' }, 'GB'],
    [{ country: 'Saudi Arabia' }, 'SA'],
    [{ ip: '203.0.113.7', country: 'SA', city: 'Riyadh' }, 'SA'],
  ])('parses %j', async (body, country) => {
    lookup(body)
    expect(await lookUpCountry()).toBe(country)
  })

  it('cancels an endless answer', async () => {
    const { response, cancel } = createEndlessBody()
    fetching.mockResolvedValue(response)

    expect(await lookUpCountry()).toBeNull()
    expect(cancel).toHaveBeenCalledTimes(1)
  })

  it.each([{}, null, [], 'AE', { country: null }, { country: 971 }, { country: 'XX' }, { country: 'EU' }])(
    'returns null for %j',
    async (body) => {
      lookup(body)
      expect(await lookUpCountry()).toBeNull()
    },
  )

  it('returns null if the service fails, sends no JSON or does not respond', async () => {
    lookup({ country: 'AE' }, 503)
    expect(await lookUpCountry()).toBeNull()

    fetching.mockResolvedValue(new Response('<html>'))
    expect(await lookUpCountry()).toBeNull()

    fetching.mockRejectedValue(new TypeError('Failed to fetch'))
    expect(await lookUpCountry()).toBeNull()
  })

  it('bypasses the cache and has a timeout', async () => {
    lookup({ country: 'AE' })
    await lookUpCountry()

    expect(fetching.mock.lastCall?.[1]?.cache).toBe('no-store')
    expect(fetching.mock.lastCall?.[1]?.signal).toBeInstanceOf(AbortSignal)
  })
})

it('checkRegion › skips the lookup for an event that is open to all', async () => {
  expect(await checkRegion(['GB', 'all'])).toBe(true)
  expect(fetching).not.toHaveBeenCalled()
})
