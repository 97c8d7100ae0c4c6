import { describe, expect, it } from 'vitest'
import { checkRegion, isAllowed, isOpenToAll, lookUpCountry } from '@/features/watch/region.ts'
import { createEndlessBody } from '../../../support/endless-body.ts'
import { stubFetch } from '../../../support/stub-fetch.ts'

const fetching = stubFetch()
const lookup = (body: unknown, status = 200) =>
  fetching.mockResolvedValue(new Response(JSON.stringify(body), { status }))

describe('isOpenToAll', () => {
  it.each([[[]], [['ALL']], [['all']], [['*']], [['AE', 'All']], [['AE', '*']]])('is true of %j', (codes) => {
    expect(isOpenToAll(codes)).toBe(true)
  })

  it.each([[['AE']], [['ALLAND']], [['AL']], [['**']]])('is false of %j', (codes) => {
    expect(isOpenToAll(codes)).toBe(false)
  })
})

describe('isAllowed', () => {
  it.each([
    [[], 'AE', true],
    [['AE'], 'AE', true],
    [['ae'], 'AE', true],
    [['AE'], 'ae', true],
    [['GB', 'AE'], 'AE', true],
    [['GB'], 'AE', false],
    [['ALL'], 'AE', true],
    [['GB', '*'], 'AE', true],
    [['GB'], null, true],
  ])('of %j in %s is %s', (codes, country, allowed) => {
    expect(isAllowed(codes, country)).toBe(allowed)
  })
})

describe('lookUpCountry', () => {
  it.each([
    [{ country: 'AE' }, 'AE'],
    [{ country: ' gb ' }, 'gb'],
    [{ ip: '203.0.113.7', country: 'SA', city: 'Riyadh' }, 'SA'],
  ])('reads %j', async (body, country) => {
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
  ])('does not know the country from %j', async (body) => {
    lookup(body)
    expect(await lookUpCountry()).toBeNull()
  })

  it('does not know it when the service fails, answers no JSON, or not at all', async () => {
    lookup({ country: 'AE' }, 503)
    expect(await lookUpCountry()).toBeNull()

    fetching.mockResolvedValue(new Response('<html>'))
    expect(await lookUpCountry()).toBeNull()

    fetching.mockRejectedValue(new TypeError('Failed to fetch'))
    expect(await lookUpCountry()).toBeNull()
  })

  it('never asks a cache, and does not wait for ever', async () => {
    lookup({ country: 'AE' })
    await lookUpCountry()

    expect(fetching.mock.lastCall?.[1]?.cache).toBe('no-store')
    expect(fetching.mock.lastCall?.[1]?.signal).toBeInstanceOf(AbortSignal)
  })
})

describe('checkRegion', () => {
  it('looks nobody up for an event that is open to all', async () => {
    expect(await checkRegion(['ALL'])).toBe(true)
    expect(await checkRegion([])).toBe(true)
    expect(fetching).not.toHaveBeenCalled()
  })

  it('blocks a viewer elsewhere and lets one in who is where it is shown', async () => {
    lookup({ country: 'AE' })
    expect(await checkRegion(['GB'])).toBe(false)

    lookup({ country: 'GB' })
    expect(await checkRegion(['gb'])).toBe(true)
  })

  it('lets everyone in when the lookup fails', async () => {
    fetching.mockRejectedValue(new TypeError('Failed to fetch'))

    expect(await checkRegion(['GB'])).toBe(true)
  })
})
