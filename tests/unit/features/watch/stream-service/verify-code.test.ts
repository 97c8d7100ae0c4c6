import { beforeEach, describe, expect, it, vi } from 'vitest'
import { verifyCode } from '@/features/watch/stream-service/verify-code.ts'
import { buildApiResponse } from '../../../../support/watch-event-fixture.ts'
import { stubFetch } from '../../../../support/stub-fetch.ts'

const fetching = stubFetch()

beforeEach(() => fetching.mockResolvedValue(Response.json(buildApiResponse())))

describe('verifyCode', () => {
  it.each([
    ['ABC123', '{"code":"ABC123"}'],
    ['662E41', '{"code":"662E41"}'],
    ['0X1234', '{"code":"0X1234"}'],
    ['12345O', '{"code":"12345O"}'],
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
