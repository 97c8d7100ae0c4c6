import { describe, expect, it } from 'vitest'
import {
  checkRegion,
  isAllowed,
  isOpenToAll,
  lookUpCountry,
  readCountries,
} from '@/features/watch/stream-service/region.ts'
import { createEndlessBody } from '../../../../support/endless-body.ts'
import { stubFetch } from '../../../../support/stub-fetch.ts'

const fetching = stubFetch()
const lookup = (body: unknown, status = 200) =>
  fetching.mockResolvedValue(new Response(JSON.stringify(body), { status }))

describe('readCountries', () => {
  it.each([
    [
      ['AE', 'SA'],
      ['AE', 'SA'],
    ],
    [
      [' gb ', 'UK', 'el'],
      ['GB', 'GR'],
    ],
    [['AE', '', 'ARE', 'A1', 7, null], ['AE']],
    [[''], []],
    [['XX', 'ZZ', 'EU', 'United Kingdom'], []],
    [
      [' all ', 'AE'],
      ['all', 'AE'],
    ],
    [['*'], ['*']],
  ])('returns for %j: %j', (entries, countries) => {
    expect(readCountries(entries)).toEqual(countries)
  })
})

describe('isOpenToAll', () => {
  it.each([[[]], [['ALL']], [['all']], [['*']], [['AE', 'All']], [['AE', '*']]])(
    'returns true for %j',
    (codes) => {
      expect(isOpenToAll(codes)).toBe(true)
    },
  )

  it.each([[['AE']], [['ALLAND']], [['AL']], [['**']]])('returns false for %j', (codes) => {
    expect(isOpenToAll(codes)).toBe(false)
  })
})

describe('isAllowed', () => {
  it.each([
    [[], 'AE', true],
    [['AE'], 'AE', true],
    [['GB', 'AE'], 'AE', true],
    [['GB'], 'AE', false],
    [['ALL'], 'AE', true],
    [['GB', '*'], 'AE', true],
    [['GB'], null, true],
  ])('returns for %j in %s: %s', (codes, country, allowed) => {
    expect(isAllowed(codes, country)).toBe(allowed)
  })
})

describe('lookUpCountry', () => {
  it.each([
    [{ country: 'AE' }, 'AE'],
    [{ country: ' gb ' }, 'GB'],
    [{ country: 'UK' }, 'GB'],
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

  it.each([
    {},
    null,
    [],
    'AE',
    { country: null },
    { country: '' },
    { country: 'ARE' },
    { country: 971 },
    { country: 'A1' },
    { country: 'XX' },
    { country: 'EU' },
  ])('returns null for %j', async (body) => {
    lookup(body)
    expect(await lookUpCountry()).toBeNull()
  })

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

describe('checkRegion', () => {
  it('skips the lookup for an event without regions', async () => {
    expect(await checkRegion(['ALL'])).toBe(true)
    expect(await checkRegion([])).toBe(true)
    expect(fetching).not.toHaveBeenCalled()
  })

  it('blocks a viewer elsewhere and admits one in an allowed region', async () => {
    lookup({ country: 'AE' })
    expect(await checkRegion(['GB'])).toBe(false)

    lookup({ country: 'GB' })
    expect(await checkRegion(['GB'])).toBe(true)
  })

  it('admits everyone if the lookup fails', async () => {
    fetching.mockRejectedValue(new TypeError('Failed to fetch'))

    expect(await checkRegion(['GB'])).toBe(true)
  })
})
