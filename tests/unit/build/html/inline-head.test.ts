import { describe, expect, it, vi } from 'vitest'
import { emptyPicture } from '@/contract/low-data.ts'
import { headScript } from '@/build/html/inline-scripts.ts'
import { createFakeStorage } from '../../../support/fake-storage.ts'

type Visit = {
  path: string
  search?: string
  hash?: string
  stored?: string
  languages?: readonly string[]
  language?: string
  viewKeys?: string
  lowData?: 'on' | 'off'
  saveData?: boolean
  /** The browser's type of the navigation to this page. */
  arrival?: NavigationTimingType
}

/** Runs the script as a browser would, and returns what it did. */
function visit(
  {
    path,
    search = '',
    hash = '',
    stored,
    languages,
    language,
    viewKeys,
    lowData,
    saveData,
    arrival = 'navigate',
  }: Visit,
  localStorage: Pick<Storage, 'getItem' | 'setItem'> = createFakeStorage({
    ...(stored !== undefined && { 'sporte:language': stored }),
    ...(lowData && { 'sporte:low-data': lowData }),
  }),
) {
  const went: string[] = []
  const root = {
    style: { display: '' },
    dataset: viewKeys === undefined ? {} : { viewKeys },
  }
  class Element {
    readonly closest: () => object | null
    constructor(closest: () => object | null) {
      this.closest = closest
    }
  }
  let press: (event: { target: Element }) => void = () => {}
  let offer: (event: Pick<Event, 'preventDefault'>) => void = () => {}
  let bring: () => void = () => {}
  const sources = [{ srcset: 'hero-480.avif 480w', dataset: {} }]
  const window: { installPrompt?: unknown } = {}
  const globals = {
    location: { pathname: path, search, hash, replace: (address: string) => void went.push(address) },
    document: {
      documentElement: root,
      addEventListener: (_type: 'click', listener: typeof press) => (press = listener),
      querySelectorAll: () => sources,
    },
    localStorage,
    navigator: { languages, language, ...(saveData !== undefined && { connection: { saveData } }) },
    MutationObserver: class {
      constructor(callback: () => void) {
        bring = callback
      }
      observe() {}
    },
    addEventListener: (_type: 'beforeinstallprompt', listener: typeof offer) => (offer = listener),
    window,
    Element,
    performance: { getEntriesByType: () => [{ type: arrival }] },
  }
  // oxlint-disable-next-line typescript/no-implied-eval, no-new-func -- the page inlines the script as text
  Reflect.apply(new Function(...Object.keys(globals), headScript), undefined, Object.values(globals))
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
    /** The browser offers to install the app. */
    offer: () => {
      const event = { preventDefault: vi.fn() }
      offer(event)
      return {
        isHeldBack: event.preventDefault.mock.calls.length === 1,
        isKept: window.installPrompt === event,
      }
    },
    /** Clicks a link; null: something outside any link. */
    press: (link: object | null) => press({ target: new Element(() => link) }),
  }
}

const arabic = ['ar-AE', 'en']
const english = ['en-GB', 'ar']

describe('language redirect', () => {
  it.each([
    // A stored choice always wins.
    ['en', '/about', arabic, 'stays'],
    ['en', '/', arabic, 'stays'],
    ['en', '/ar/about', arabic, '/about'],
    ['en', '/ar/about/', english, '/about/'],
    ['en', '/ar/', english, '/'],
    ['en', '/ar', english, '/'],
    ['ar', '/about', english, '/ar/about'],
    ['ar', '/about/', english, '/ar/about/'],
    ['ar', '/', english, '/ar/'],
    ['ar', '/ar/about', english, 'stays'],
    ['ar', '/ar', english, 'stays'],
    ['ar', '/arabia', english, '/ar/arabia'],
    // Without one, an unprefixed URL follows the browser's first language.
    [undefined, '/about', arabic, '/ar/about'],
    [undefined, '/', ['ar'], '/ar/'],
    [undefined, '/about', ['AR-eg'], '/ar/about'],
    [undefined, '/about', english, 'stays'],
    [undefined, '/about', ['fr', 'ar'], 'stays'],
    [undefined, '/about', ['arn'], 'stays'],
    [undefined, '/about', ['en-ar'], 'stays'],
    [undefined, '/about', [], 'stays'],
    // A shared or crawled Arabic page stays Arabic.
    [undefined, '/ar/about', english, 'stays'],
    [undefined, '/ar/', [], 'stays'],
    [undefined, '/arabia', english, 'stays'],
    // An unknown stored language is ignored.
    ['fr', '/ar/about', english, 'stays'],
    ['', '/about', english, 'stays'],
  ])('goes, with %s stored, from %s for %j: %s', (stored, path, languages, goes) => {
    expect(visit({ path, languages, ...(stored !== undefined && { stored }) }).went).toBe(goes)
  })

  it('does not happen for the Back button, which may lead to the page before a language switch', () => {
    const back = { languages: arabic, stored: 'ar', arrival: 'back_forward' } as const
    expect(visit({ path: '/about', ...back }).went).toBe('stays')
    expect(visit({ path: '/about', ...back, arrival: 'reload' }).went).toBe('/ar/about')
  })

  it('keeps query and hash', () => {
    const place = { search: '?match=4&tab=overs', hash: '#chart' }

    expect(visit({ path: '/live-scores', ...place, stored: 'ar' }).went).toBe(
      '/ar/live-scores?match=4&tab=overs#chart',
    )
    expect(visit({ path: '/ar/live-scores', ...place, stored: 'en' }).went).toBe(
      '/live-scores?match=4&tab=overs#chart',
    )
  })

  it('hides only the page that it redirects from', () => {
    expect(visit({ path: '/about', stored: 'ar' }).isHidden).toBe(true)
    expect(visit({ path: '/about', stored: 'en' }).isHidden).toBe(false)
  })

  it('uses navigator.language in old browsers', () => {
    expect(visit({ path: '/about', language: 'ar-AE' }).went).toBe('/ar/about')
    expect(visit({ path: '/about' }).went).toBe('stays')
  })

  it.each(['/ar//evil.example/x', '/ar///evil.example', '/ar//'])(
    'never redirects from %s to another host',
    (path) => {
      const { went } = visit({ path, stored: 'en' })

      expect(new URL(went, 'https://sporte.example').origin).toBe('https://sporte.example')
    },
  )

  it('never redirects to the same page', () => {
    for (const path of ['/', '/ar', '/ar/', '/about', '/ar/about', '/arabia']) {
      for (const stored of ['en', 'ar', undefined]) {
        for (const languages of [arabic, english]) {
          const { went } = visit({ path, languages, ...(stored && { stored }) })
          if (went === 'stays') continue
          expect(went).not.toBe(path)
          expect(visit({ path: went, languages, ...(stored && { stored }) }).went).toBe('stays')
        }
      }
    }
  })
})

describe('view of the query', () => {
  const viewKeys = 'view|match|tab|innings'

  it.each(['?tab=overs', '?utm_source=x&match=4', '?innings='])('delays the first paint: %s', (search) => {
    expect(visit({ path: '/live-scores', search, viewKeys, stored: 'en' }).isPending).toBe(true)
  })

  it.each(['', '?', '?utm_source=x', '?table=1', '?xtab=1', '?q=tab=overs'])(
    'does not delay the first paint: "%s"',
    (search) => {
      expect(visit({ path: '/live-scores', search, viewKeys, stored: 'en' }).isPending).toBe(false)
    },
  )

  it('does not delay a page without views', () => {
    expect(visit({ path: '/about', search: '?tab=overs', stored: 'en' }).isPending).toBe(false)
  })
})

describe('denied storage', () => {
  it('shows the page unchanged', () => {
    const denied = {
      getItem: () => {
        throw new DOMException('Denied', 'SecurityError')
      },
      setItem: () => {
        throw new DOMException('Denied', 'SecurityError')
      },
    }

    expect(visit({ path: '/about', languages: arabic }, denied)).toMatchObject({
      went: 'stays',
      isHidden: false,
      isPending: false,
    })
  })
})

describe('press on the language link', () => {
  it('stores the choice, and keeps query and hash', () => {
    const storage = createFakeStorage({})
    const link = { hreflang: 'ar', search: '', hash: '' }
    visit({ path: '/players', search: '?sport=mma', hash: '#list', languages: english }, storage).press(link)

    expect(link).toEqual({ hreflang: 'ar', search: '?sport=mma', hash: '#list' })
    expect(storage.getItem('sporte:language')).toBe('ar')
  })

  it('stores nothing elsewhere', () => {
    const storage = createFakeStorage({})
    visit({ path: '/players', languages: english }, storage).press(null)

    expect(storage.getItem('sporte:language')).toBeNull()
  })
})

describe('low data', () => {
  it.each([
    [undefined, undefined, false],
    [undefined, false, false],
    [undefined, true, true],
    ['on', undefined, true],
    ['on', false, true],
    ['off', true, false],
  ] as const)(
    'replaces pictures if %s is chosen and the data saver is %s: %s',
    (lowData, saveData, isLow) => {
      const { isLow: isSaved, bring } = visit({
        path: '/about',
        ...(lowData && { lowData }),
        ...(saveData !== undefined && { saveData }),
      })

      expect(isSaved).toBe(isLow)
      const source = bring()
      if (isLow)
        expect(source).toMatchObject({ srcset: emptyPicture, dataset: { held: 'hero-480.avif 480w' } })
      else expect(source).toEqual({ srcset: 'hero-480.avif 480w', dataset: {} })
    },
  )
})

describe('start of a visit', () => {
  it.each([
    ['navigate', '', true],
    ['navigate', '#packages', false],
    ['reload', '', false],
    ['back_forward', '', false],
  ] as const)('begins at the top after %s to "%s": %s', (arrival, hash, isFromTop) => {
    expect(visit({ path: '/about', language: 'en', arrival, hash }).isFromTop).toBe(isFromTop)
  })
})

describe('install offer of the browser', () => {
  it('keeps the event and prevents the browser’s own dialog', () => {
    expect(visit({ path: '/about' }).offer()).toEqual({ isHeldBack: true, isKept: true })
  })
})

describe('inline head script', () => {
  it('cannot close its own tag, and has one line', () => {
    expect(headScript).not.toMatch(/<\/|<!--|\n/)
  })
})
