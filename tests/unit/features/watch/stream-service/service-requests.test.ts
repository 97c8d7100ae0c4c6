import { beforeEach, describe, expect, it, vi } from 'vitest'
import { verifyCode } from '@/features/watch/stream-service/verify-code.ts'
import { checkRegion, lookUpCountry } from '@/features/watch/stream-service/region.ts'
import { buildApiResponse } from '../../../../support/watch-event-fixture.ts'
import { stubFetch } from '../../../../support/stub-fetch.ts'
import { createEndlessBody } from '../../../../support/endless-body.ts'

const fetching = stubFetch()

beforeEach(() => void fetching.mockResolvedValue(Response.json(buildApiResponse())))

describe('verifyCode', () => {
  it.each([
    ['ABC123', '{"code":"ABC123"}'],
    ['662E41', '{"code":"662E41"}'],
    ['0X1234', '{"code":"0X1234"}'],
    ['000123', '{"code":123}'],
  ])('posts %s in the API’s format', async (code, body) => {
    await verifyCode(code)

    const [address, request] = fetching.mock.lastCall ?? []
    expect(address).toBe('/sandbox/api/user/validateCode')
    expect(request).toMatchObject({ method: 'POST', body, headers: { 'Content-Type': 'application/json' } })
  })

  it('bypasses the cache and times out after 15 seconds', async () => {
    const patience = vi.spyOn(AbortSignal, 'timeout')
    await verifyCode('ABC123')

    expect(fetching.mock.lastCall?.[1]).toMatchObject({ cache: 'no-store' })
    expect(patience.mock.calls).toEqual([[15_000]])
    expect(fetching.mock.lastCall?.[1]?.signal).toBe(patience.mock.results[0]?.value)
  })

  it.each([200, 400, 401, 403, 404, 410, 422])('returns refused for %i of the API', async (status) => {
    fetching.mockResolvedValue(Response.json({ code: 'SP-07', message: 'This code expired.' }, { status }))

    expect(await verifyCode('ABC123')).toMatchObject({ outcome: 'refused', message: 'This code expired.' })
  })

  it.each([
    [408, 'SP-08'],
    [429, 'SP-29'],
    [500, 'SP-50'],
    [404, 'NOT_FOUND'],
    [200, undefined],
  ])('returns unavailable for %i with the code %s', async (status, code) => {
    fetching.mockResolvedValue(Response.json({ code, message: 'Down for an hour.' }, { status }))

    expect(await verifyCode('ABC123')).toMatchObject({ outcome: 'unavailable', message: 'Down for an hour.' })
  })

  it('returns unreachable for no response or invalid JSON', async () => {
    fetching.mockRejectedValue(new TypeError('Failed to fetch'))
    expect(await verifyCode('ABC123')).toMatchObject({ outcome: 'unreachable' })

    fetching.mockResolvedValue(new Response('<html>Bad gateway</html>', { status: 502 }))
    expect(await verifyCode('ABC123')).toMatchObject({ outcome: 'unreachable' })
  })
})

const lookup = (body: unknown, status = 200) =>
  fetching.mockResolvedValue(new Response(JSON.stringify(body), { status }))

describe('lookUpCountry', () => {
  it.each([
    [{ country: ' uk ' }, 'GB'],
    [{ country: 'Saudi Arabia', city: 'Riyadh' }, 'SA'],
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
