import { describe, expect, it, vi } from 'vitest'
import { emptyPicture } from '@/contract/low-data.ts'
import { headScript } from '@/prerender/inline-scripts.ts'
import { createFakeStorage } from '../../support/fake-storage.ts'

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
  /** How the page was come to, as the browser says it. */
  arrival?: NavigationTimingType
}

/** Runs the script as a browser would and tells what it did. */
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
  const attributes = new Map<string, string>(viewKeys === undefined ? [] : [['data-view-keys', viewKeys]])
  const root = {
    style: { display: '' },
    getAttribute: (name: string) => attributes.get(name) ?? null,
    setAttribute: (name: string, value: string) => void attributes.set(name, value),
  }
  class Element {
    readonly closest: () => object | null
    constructor(closest: () => object | null) {
      this.closest = closest
    }
  }
  let press: (event: { target: Element }) => void = () => {}
  const documentElement = root
  const addEventListener = (_type: 'click', listener: typeof press) => {
    press = listener
  }
  let bring: () => void = () => {}
  class MutationObserver {
    constructor(callback: () => void) {
      bring = callback
    }
    observe() {}
  }
  const sources = [{ srcset: 'hero-480.avif 480w', dataset: {} }]
  let offer: (event: Pick<Event, 'preventDefault'>) => void = () => {}
  const window: { installPrompt?: unknown } = {}
  const location = { pathname: path, search, hash, replace: (address: string) => void went.push(address) }
  // oxlint-disable-next-line typescript/no-implied-eval, no-new-func -- it is text, inlined as it stands
  const run = new Function(
    'location',
    'document',
    'localStorage',
    'navigator',
    'MutationObserver',
    'addEventListener',
    'window',
    'Element',
    'performance',
    headScript,
  )
  Reflect.apply(run, undefined, [
    location,
    { documentElement, addEventListener, querySelectorAll: () => sources },
    localStorage,
    { languages, language, ...(saveData !== undefined && { connection: { saveData } }) },
    MutationObserver,
    (_type: 'beforeinstallprompt', listener: typeof offer) => {
      offer = listener
    },
    window,
    Element,
    { getEntriesByType: () => [{ type: arrival }] },
  ])
  return {
    went: went[0] ?? 'stays',
    isHidden: root.style.display === 'none',
    isPending: attributes.has('data-pending'),
    isLow: attributes.has('data-low'),
    isFromTop: attributes.has('data-from-top'),
    /** The parser brings a picture. */
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
    /** Presses a link, or something that is in none. */
    press: (link: object | null) => press({ target: new Element(() => link) }),
  }
}

const arabic = ['ar-AE', 'en']
const english = ['en-GB', 'ar']

describe('the language of an address', () => {
  it.each([
    // A stored choice wins either way.
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
    // Without one, an unprefixed address follows the browser's first language.
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
    // What nobody chose is no choice.
    ['fr', '/ar/about', english, 'stays'],
    ['', '/about', english, 'stays'],
  ])('with %s stored, %s for %j: %s', (stored, path, languages, goes) => {
    expect(visit({ path, languages, ...(stored !== undefined && { stored }) }).went).toBe(goes)
  })

  it('keeps the query and the hash', () => {
    const place = { search: '?match=4&tab=overs', hash: '#chart' }

    expect(visit({ path: '/live-scores', ...place, stored: 'ar' }).went).toBe(
      '/ar/live-scores?match=4&tab=overs#chart',
    )
    expect(visit({ path: '/ar/live-scores', ...place, stored: 'en' }).went).toBe(
      '/live-scores?match=4&tab=overs#chart',
    )
  })

  it('hides the page that is left, so that it never flashes, and no other', () => {
    expect(visit({ path: '/about', stored: 'ar' }).isHidden).toBe(true)
    expect(visit({ path: '/about', stored: 'en' }).isHidden).toBe(false)
  })

  it('asks old browsers for their one language', () => {
    expect(visit({ path: '/about', language: 'ar-AE' }).went).toBe('/ar/about')
    expect(visit({ path: '/about' }).went).toBe('stays')
  })

  it.each(['/ar//evil.example/x', '/ar///evil.example', '/ar//'])(
    'never leads from %s to another host',
    (path) => {
      const { went } = visit({ path, stored: 'en' })

      expect(new URL(went, 'https://sporte.example').origin).toBe('https://sporte.example')
    },
  )

  it('never goes to where it is', () => {
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

describe('a view that the prerendered page does not show', () => {
  const viewKeys = 'view|match|tab|innings'

  it.each(['?tab=overs', '?utm_source=x&match=4', '?innings='])('is waited for: %s', (search) => {
    expect(visit({ path: '/live-scores', search, viewKeys, stored: 'en' }).isPending).toBe(true)
  })

  it.each(['', '?', '?utm_source=x', '?table=1', '?xtab=1', '?q=tab=overs'])(
    'is not seen in "%s"',
    (search) => {
      expect(visit({ path: '/live-scores', search, viewKeys, stored: 'en' }).isPending).toBe(false)
    },
  )

  it('is not seen on a page without views', () => {
    expect(visit({ path: '/about', search: '?tab=overs', stored: 'en' }).isPending).toBe(false)
  })
})

describe('a browser that denies the storage', () => {
  it('shows the page as it is', () => {
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

describe('a press on the link to the other language', () => {
  it('is that choice, and takes the query and the hash along', () => {
    const storage = createFakeStorage({})
    const link = { hreflang: 'ar', search: '', hash: '' }
    visit({ path: '/players', search: '?sport=mma', hash: '#list', languages: english }, storage).press(link)

    expect(link).toEqual({ hreflang: 'ar', search: '?sport=mma', hash: '#list' })
    expect(storage.getItem('sporte:language')).toBe('ar')
  })

  it('chooses nothing elsewhere', () => {
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
  ] as const)('chosen %s, the browser saving data %s: %s', (lowData, saveData, isLow) => {
    const { isLow: isSaved, bring } = visit({
      path: '/about',
      ...(lowData && { lowData }),
      ...(saveData !== undefined && { saveData }),
    })

    expect(isSaved).toBe(isLow)
    const source = bring()
    if (isLow) expect(source).toMatchObject({ srcset: emptyPicture, dataset: { held: 'hero-480.avif 480w' } })
    else expect(source).toEqual({ srcset: 'hero-480.avif 480w', dataset: {} })
  })
})

describe('where a visit begins', () => {
  it.each([
    ['navigate', '', true],
    ['navigate', '#packages', false],
    ['reload', '', false],
    ['back_forward', '', false],
  ] as const)('come by %s to "%s": at the top is %s', (arrival, hash, isFromTop) => {
    expect(visit({ path: '/about', language: 'en', arrival, hash }).isFromTop).toBe(isFromTop)
  })
})

describe('the offer to install the app', () => {
  it('is kept for a good moment', () => {
    expect(visit({ path: '/about' }).offer()).toEqual({ isHeldBack: true, isKept: true })
  })
})

describe('the script itself', () => {
  it('cannot end its own tag, and is one line', () => {
    expect(headScript).not.toMatch(/<\/|<!--|\n/)
  })
})
