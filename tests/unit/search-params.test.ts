import { createMemoryHistory } from '@tanstack/react-router'
import { expect, it } from 'vitest'
import { createI18n } from '@/locales/i18n.ts'
import { createAppRouter } from '@/router/router.ts'

const router = createAppRouter(
  { language: 'en', i18n: await createI18n('en') },
  createMemoryHistory({ initialEntries: ['/'] }),
)

/** The search params that the route of this URL receives. */
const searchOf = (address: string) => {
  const { pathname, search } = new URL(address, 'https://sporte.example')
  return router.matchRoutes(pathname, router.options.parseSearch(search)).at(-1)?.search
}

it.each([
  ['/players', { tab: 'all' }],
  ['/players?tab=top&sport=mma&q=خالد', { tab: 'top', sport: 'mma', q: 'خالد' }],
  ['/players?tab=folowing&sport=chess', { tab: 'all' }],
  ['/players?sport=MMA', { tab: 'all' }],
  ['/players?tab=__proto__&sport=toString', { tab: 'all' }],
  ['/players?compare=a,b', { tab: 'all', compare: 'a,b' }],
  ['/dashboard', { tab: 'live' }],
  ['/dashboard?tab=past&sport=boxing&q=haddad', { tab: 'past', sport: 'boxing', q: 'haddad' }],
  ['/live-scores', { view: 'results', match: 'final', tab: 'batting', innings: '1' }],
  ['/live-scores?match=4&innings=2', { view: 'results', match: '4', tab: 'batting', innings: '2' }],
  [
    '/live-scores?view=x&match=3&tab=&innings=2.0',
    { view: 'results', match: 'final', tab: 'batting', innings: '1' },
  ],
  ['/event/corniche-cup?tab=card', { tab: 'card' }],
  ['/gallery?category=backstage&photo=1', { category: 'backstage', photo: '1' }],
  ['/gallery?category=chess', {}],
  ['/blog?category=cricket', { category: 'cricket' }],
  ['/ai-analytics?feature=scheduling', { feature: 'scheduling' }],
  ['/plan?sport=chess&venue=arena&days=2', { venue: 'arena', days: '2' }],
])('search params › return typed values for %s', (address, search) => {
  expect(searchOf(address)).toEqual(search)
})

it('typed link › omits default values', () => {
  expect(router.buildLocation({ to: '/players', search: { tab: 'all', sport: undefined } }).href).toBe(
    '/players',
  )
  expect(router.buildLocation({ to: '/live-scores', search: { match: 'final', tab: 'overs' } }).href).toBe(
    '/live-scores?tab=overs',
  )
  expect(
    router.buildLocation({
      to: '/event/$eventId',
      params: { eventId: 'corniche-cup' },
      search: { tab: 'overview' },
    }).href,
  ).toBe('/event/corniche-cup')
})
