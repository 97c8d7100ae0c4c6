import { describe, expect, it } from 'vitest'
import { emptyPicture } from '@/contract/low-data.ts'
import { buildInlineScripts } from '@/build/html/inline-scripts.ts'
import { createFakeStorage } from '../../../support/fake-storage.ts'

const { head } = await buildInlineScripts()

type Visit = {
  path: string
  search?: string
  hash?: string
  stored?: string | undefined
  navigator?: object
  viewKeys?: string
  /** The browser's type of the navigation to this page. */
  arrival?: NavigationTimingType
}

/** Runs the script as a browser would, and returns what it did. */
function visit(
  { path, search = '', hash = '', stored, navigator = {}, viewKeys, arrival = 'navigate' }: Visit,
  localStorage: Pick<Storage, 'getItem' | 'setItem'> = createFakeStorage(
    stored === undefined ? {} : { 'sporte:language': stored },
  ),
) {
  const went: string[] = []
  const root = {
    style: { display: '' },
    dataset: viewKeys === undefined ? {} : { viewKeys },
  }
  let bring: () => void = () => {}
  const sources = [{ srcset: 'hero-480.avif 480w', dataset: {} }]
  const globals = {
    location: { pathname: path, search, hash, replace: (address: string) => void went.push(address) },
    document: {
      documentElement: root,
      addEventListener: () => {},
      querySelectorAll: () => sources,
    },
    localStorage,
    navigator,
    MutationObserver: class {
      constructor(callback: () => void) {
        bring = callback
      }
      observe() {}
    },
    addEventListener: () => {},
    performance: { getEntriesByType: () => [{ type: arrival }] },
  }
  // oxlint-disable-next-line typescript/no-implied-eval, no-new-func -- the page inlines the script as text
  Reflect.apply(new Function(...Object.keys(globals), head), undefined, Object.values(globals))
  return {
    went: went[0] ?? 'stays',
    isHidden: root.style.display === 'none',
    isPending: 'pending' in root.dataset,
    isLow: 'low' in root.dataset,
    isFromTop: 'fromTop' in root.dataset,
    /** The parser adds a picture. */
    bring: () => {
      bring()
      return sources[0]
    },
  }
}

const arabic = ['ar-AE', 'en']
const english = ['en-GB', 'ar']

describe('language redirect', () => {
  it.each([
    // A stored choice always wins.
    ['en', '/ar/about', arabic, '/about'],
    ['en', '/ar/about/', english, '/about/'],
    ['en', '/ar', english, '/'],
    ['ar', '/about', english, '/ar/about'],
    ['ar', '/', english, '/ar/'],
    ['ar', '/arabia', english, '/ar/arabia'],
    // Without one, an unprefixed URL follows the browser's first language.
    [undefined, '/', ['ar'], '/ar/'],
    [undefined, '/about', ['AR-eg'], '/ar/about'],
    [undefined, '/about', english, 'stays'],
    [undefined, '/about', ['fr', 'ar'], 'stays'],
    [undefined, '/about', ['arn'], 'stays'],
    [undefined, '/about', [], 'stays'],
    // A shared or crawled Arabic page stays Arabic.
    [undefined, '/ar/about', english, 'stays'],
    [undefined, '/arabia', english, 'stays'],
    // An unknown stored language is ignored.
    ['fr', '/ar/about', english, 'stays'],
  ])('goes, with %s stored, from %s for %j: %s', (stored, path, languages, goes) => {
    expect(visit({ path, stored, navigator: { languages } }).went).toBe(goes)
  })

  it('does not happen for the Back button, which may lead to the page before a language switch', () => {
    const back = { stored: 'ar', arrival: 'back_forward' } as const
    expect(visit({ path: '/about', ...back }).went).toBe('stays')
    expect(visit({ path: '/about', ...back, arrival: 'reload' }).went).toBe('/ar/about')
  })

  it.each([
    ['/live-scores', 'ar', '/ar/live-scores'],
    ['/ar/live-scores', 'en', '/live-scores'],
  ])('keeps query and hash from %s', (path, stored, goes) => {
    expect(visit({ path, search: '?match=4&tab=overs', hash: '#chart', stored }).went).toBe(
      `${goes}?match=4&tab=overs#chart`,
    )
  })

  it.each(['/ar//evil.example/x', '/ar///evil.example', '/ar//'])(
    'never redirects from %s to another host',
    (path) => {
      const { went } = visit({ path, stored: 'en' })

      expect(new URL(went, 'https://sporte.example').origin).toBe('https://sporte.example')
    },
  )

  it('never redirects twice', () => {
    for (const path of ['/', '/ar', '/ar/', '/about', '/ar/about', '/arabia']) {
      for (const stored of [undefined, 'en', 'ar']) {
        const browser = { stored, navigator: { languages: arabic } }
        const { went } = visit({ path, ...browser })
        if (went !== 'stays') expect(visit({ path: went, ...browser }).went).toBe('stays')
      }
    }
  })
})

describe('view of the query', () => {
  const viewKeys = 'view|match|tab|innings'

  it.each([
    ['?tab=overs', true],
    ['?utm_source=x&match=4', true],
    ['?innings=', true],
    ['', false],
    ['?utm_source=x', false],
    ['?xtab=1', false],
    ['?q=tab=overs', false],
  ])('delays the first paint for "%s": %s', (search, isPending) => {
    expect(visit({ path: '/live-scores', search, viewKeys, stored: 'en' }).isPending).toBe(isPending)
  })

  it('does not delay a page without views', () => {
    expect(visit({ path: '/about', search: '?tab=overs', stored: 'en' }).isPending).toBe(false)
  })
})

it('denied storage › shows the page unchanged', () => {
  const refuse = () => {
    throw new DOMException('Denied', 'SecurityError')
  }
  const denied = { getItem: refuse, setItem: refuse }

  expect(visit({ path: '/about', navigator: { languages: arabic } }, denied)).toMatchObject({
    went: 'stays',
    isHidden: false,
  })
})

it.each([
  [{}, {}, false],
  [{}, { connection: { saveData: false } }, false],
  [{}, { connection: { saveData: true } }, true],
  [{ 'sporte:low-data': 'on' }, {}, true],
  [{ 'sporte:low-data': 'off' }, { connection: { saveData: true } }, false],
])('low data › replaces pictures with %o stored and the browser %o: %s', (kept, navigator, isLow) => {
  const { isLow: isSaved, bring } = visit({ path: '/about', navigator }, createFakeStorage(kept))
  const source = bring()

  expect(isSaved).toBe(isLow)
  if (isLow) expect(source).toMatchObject({ srcset: emptyPicture, dataset: { held: 'hero-480.avif 480w' } })
  else expect(source).toEqual({ srcset: 'hero-480.avif 480w', dataset: {} })
})

it.each([
  ['navigate', '', true],
  ['navigate', '#packages', false],
  ['reload', '', false],
  ['back_forward', '', false],
] as const)('start of a visit › begins at the top after %s to "%s": %s', (arrival, hash, isFromTop) => {
  expect(visit({ path: '/about', arrival, hash }).isFromTop).toBe(isFromTop)
})
