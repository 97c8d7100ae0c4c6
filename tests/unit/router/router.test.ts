import { createMemoryHistory } from '@tanstack/react-router'
import { describe, expect, it } from 'vitest'
import type { Language } from '@/contract/language.ts'
import { createI18n } from '@/locales/i18n.ts'
import { loadTexts } from '@/platform/i18n/texts.ts'
import { pageHead } from '@/router/page-head.ts'
import { pageName, picksView } from '@/router/page-name.ts'
import { createAppRouter } from '@/router/router.ts'
import { routeTree } from '@/routeTree.gen.ts'

async function routerAt(address: string, language: Language = 'en') {
  const context = { language, i18n: await createI18n(language) }
  const router = createAppRouter(context, createMemoryHistory({ initialEntries: [address] }))
  await router.load()
  return router
}

const router = await routerAt('/')
const { options } = router
const parse = (search: string) => options.parseSearch(search)
const stringify = (search: Record<string, unknown>) => options.stringifySearch(search)

describe('query of a URL', () => {
  it.each([
    ...'662E41 000123 123456 1e3 0x10 -0 Infinity NaN true false null undefined "x" {"a":1} [1]'.split(' '),
    'ملاكمة الخليج',
    'a b+c&d=e#f?g/h',
    '%',
    '😀',
    '',
  ])('survives "%s" as text in both directions', (value) => {
    const search = stringify({ code: value })

    expect(parse(search)).toEqual({ code: value })
    expect(parse(`?code=${encodeURIComponent(value)}`)).toEqual({ code: value })
  })

  it('keeps the first of repeated keys, in its place', () => {
    expect(Object.entries(parse('?code=A&x=1&code=B&y=2'))).toEqual([
      ['code', 'A'],
      ['x', '1'],
      ['y', '2'],
    ])
  })

  it('treats names of Object properties like any other', () => {
    expect(Object.entries(parse('?__proto__=a&constructor=b&toString=c'))).toEqual([
      ['__proto__', 'a'],
      ['constructor', 'b'],
      ['toString', 'c'],
    ])
  })

  it('has no question mark without values, and omits what is not text', () => {
    expect(stringify({})).toBe('')
    expect(stringify({ code: undefined, n: 1, list: ['a'] })).toBe('')
    expect(stringify({ code: undefined, debug: '1' })).toBe('?debug=1')
  })
})

it.each([
  ['/', 'en', '/'],
  ['/about', 'en', '/about'],
  ['/about/', 'en', '/about'],
  ['/ar/', 'ar', '/'],
  ['/ar/about', 'ar', '/about'],
  ['/event/corniche-cup?tab=overview', 'en', '/event/corniche-cup'],
  ['/event/nobody', 'en', '/event/nobody (missing)'],
  ['/nowhere', 'en', '404'],
] as const)('pageName › returns for %s in %s: %s', async (address, language, name) => {
  expect(pageName(await routerAt(address, language))).toBe(name)
})

it('router › has no pending component at the root: React discards a document whose root may suspend', () => {
  // https://github.com/TanStack/router/issues/8053
  const root = routeTree.options
  expect(options.defaultPendingComponent).toBeUndefined()
  expect(root).not.toHaveProperty('pendingComponent')
  expect(root).not.toHaveProperty('wrapInSuspense')
})

it.each([
  ['/nowhere', 'Page not found'],
  ['/event/nobody', 'Page not found'],
  ['/gallery', 'This page didn’t load'],
])('pageHead › returns noindex for %s without its data, and the title: %s', async (address, title) => {
  const router = await routerAt(address)
  await loadTexts(router.options.context.i18n, ['site'])
  for (const match of router.state.matches) delete match.loaderData
  expect(pageHead(router)).toMatchObject({ path: address, title, isPrivate: true })
})

it.each([
  ['/live-scores', false],
  ['/live-scores?tab=overs', true],
  ['/live-scores?utm_source=x', false],
  ['/about?tab=overs', false],
])('picksView › returns for %s: %s', async (address, picks) => {
  expect(picksView(await routerAt(address))).toBe(picks)
})

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
])('search params › return typed values for %s', (address, typed) => {
  const { pathname, search } = new URL(address, 'https://sporte.example')
  expect(router.matchRoutes(pathname, parse(search)).at(-1)?.search).toEqual(typed)
})

it('typed link › omits default values', () => {
  const players = router.buildLocation({ to: '/players', search: { tab: 'all', sport: undefined } })
  const scores = router.buildLocation({ to: '/live-scores', search: { match: 'final', tab: 'overs' } })
  const params = { eventId: 'corniche-cup' }
  const event = router.buildLocation({ to: '/event/$eventId', params, search: { tab: 'overview' } })
  expect([players, scores, event].map(({ href }) => href)).toEqual([
    '/players',
    '/live-scores?tab=overs',
    '/event/corniche-cup',
  ])
})
