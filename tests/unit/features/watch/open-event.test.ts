import { beforeEach, describe, expect, it, vi } from 'vitest'
import { openEvent, recheckEvent } from '@/features/watch/open-event.ts'
import { formatRegions } from '@/lib/format/format.ts'
import type { WatchAction } from '@/features/watch/watch-state.ts'
import { createFakeStorage } from '../../../support/fake-storage.ts'
import { buildApiResponse } from '../../../support/watch-event-fixture.ts'
import { stubFetch } from '../../../support/stub-fetch.ts'

const reportFault = vi.hoisted(() => vi.fn())
vi.mock('@/platform/report-fault.ts', () => ({ reportFault }))

const key = 'sporte:watch-code'
let storage = createFakeStorage()
const fetching = stubFetch()

/** Queues the response of the code API, then that of the region lookup. */
const answers = (...bodies: unknown[]) => {
  for (const body of bodies) fetching.mockResolvedValueOnce(Response.json(body))
}

async function opened(code: string, isTyped = true): Promise<WatchAction[]> {
  const actions: WatchAction[] = []
  await openEvent(
    { code, isTyped },
    (action) => actions.push(action),
    () => true,
  )
  return actions
}

beforeEach(() => {
  reportFault.mockClear()
  storage = createFakeStorage()
  vi.stubGlobal('localStorage', storage)
  vi.stubGlobal('location', { origin: 'https://sporte.example' })
})

describe('openEvent', () => {
  it('accepts, then decides on the region, and stores the code', async () => {
    answers(buildApiResponse({ allowedCountries: ['AE'] }), { country: 'AE' })

    expect(await opened('ABC123')).toMatchObject([
      { type: 'accepted', event: { allowedCountries: ['AE'] } },
      { type: 'accessDecided', access: 'allowed' },
    ])
    expect(storage.getItem(key)).toBe('ABC123')
  })

  it('reports an answer over 512 KiB and keeps the code', async () => {
    storage.setItem(key, 'ABC123')
    answers(buildApiResponse({ eventName: 'x'.repeat(512 * 1024) }))

    expect(await opened('ABC123')).toEqual([{ type: 'refused', problem: { kind: 'unreachable' } }])
    expect(reportFault.mock.calls).toEqual([[{ kind: 'event', why: 'size' }]])
    expect(storage.getItem(key)).toBe('ABC123')
  })

  it.each([
    ['http://refused.example/live', 'LIVE', ['stream']],
    ['javascript:alert(1)', 'UPCOMING', ['stream']],
    ['TBA', 'LIVE', []],
  ])('reports the stream %s of an event that is %s: %j', async (streamingUrl, eventStatus, faults) => {
    answers(buildApiResponse({ streamingUrl, eventStatus }))
    await opened('ABC123')

    expect(reportFault.mock.calls.flat()).toEqual(faults.map((why) => ({ kind: 'event', why })))
  })

  it.each([
    ['ABC12K', true, 'This code expired.', ['I/1/L', 'B/8', 'Z/2']],
    ['ABC12K', true, undefined, ['I/1/L', 'B/8', 'Z/2']],
    ['ABC12K', false, undefined, []], // nobody typed it
    ['K7C4QX', true, undefined, []],
    ['OA1SEF', true, undefined, ['O/0', 'I/1/L', 'S/5']],
  ])('deletes the refused code %s (typed: %s), with the reason %j and look-alikes %j', async (...given) => {
    const [code, isTyped, message, lookAlikes] = given
    storage.setItem(key, code)
    answers({ code: 'SP-07', message })
    const problem = message ? { kind: 'message', message } : { kind: 'invalid' }

    expect(await opened(code, isTyped)).toEqual([{ type: 'refused', problem: { ...problem, lookAlikes } }])
    expect(storage.getItem(key)).toBeNull()
  })

  it('keeps another code that was verified before', async () => {
    storage.setItem(key, 'XYZ789')
    answers({ code: 'SP-07' })
    await opened('ABC123')

    expect(storage.getItem(key)).toBe('XYZ789')
  })

  it('shows the message of an answer that is not of the API, and keeps the code', async () => {
    storage.setItem(key, 'ABC12K')
    answers({ message: 'Sign in first.' })

    expect(await opened('ABC12K')).toEqual([
      { type: 'refused', problem: { kind: 'message', message: 'Sign in first.', lookAlikes: [] } },
    ])
    expect(storage.getItem(key)).toBe('ABC12K')
  })

  it('keeps the code without a response', async () => {
    storage.setItem(key, 'ABC123')
    fetching.mockRejectedValue(new TypeError('Failed to fetch'))

    expect(await opened('ABC123')).toEqual([{ type: 'refused', problem: { kind: 'unreachable' } }])
    expect(storage.getItem(key)).toBe('ABC123')
  })
})

const viewers = ['AE', 'GB', 'KW', 'SA']
const everybody = viewers.join(' ')
const gulf = 'Kuwait, Saudi Arabia'

/** The viewers who may watch, and the entries of the dialog: countries, then unread texts. */
it.each<[lists: [unknown, unknown?], plays: string, countries: string, unread?: string]>([
  // Lists without text, and the first list with text decides.
  [[undefined], everybody, ''],
  [[[null], [{ code: ' ' }]], everybody, ''],
  [[[], ['SA']], 'SA', 'Saudi Arabia'],
  [[[''], ['SA']], 'SA', 'Saudi Arabia'],
  [[undefined, ['gb']], 'GB', 'United Kingdom'],
  [[['AE'], ['SA']], 'AE', 'United Arab Emirates'],
  [[['Atlantis'], ['SA']], '', '', 'Atlantis'],
  // Codes.
  [[[' gb ', 'UK', 'el']], 'GB', 'Greece, United Kingdom'],
  [[['ksa', 'UAE', 'GBR']], 'AE GB SA', 'Saudi Arabia, United Arab Emirates, United Kingdom'],
  [[['784', 682]], 'AE SA', 'Saudi Arabia, United Arab Emirates'],
  [[['\u200fSA']], 'SA', 'Saudi Arabia'],
  // Names.
  [[['Saudi Arabia', 'kuwait']], 'KW SA', gulf],
  [[['السعودية', 'الإمارات العربية المتحدة']], 'AE SA', 'Saudi Arabia, United Arab Emirates'],
  [[['Bosnia and Herzegovina', "Cote d'Ivoire"]], '', 'Bosnia & Herzegovina, Côte d’Ivoire'],
  // Objects and several in one text.
  [[[{ code: 'SA', name: 'Riyadh' }]], 'SA', 'Saudi Arabia'],
  [[[{ name: 'Saudi Arabia' }, ['KW']]], 'KW SA', gulf],
  [[['SA KW', 'sau; kwt', 'SA | KW', 'السعودية، الكويت']], 'KW SA', gulf],
  [['SA, Kuwait'], 'KW SA', gulf],
  // Entries that cannot be read keep the list.
  [[['AE', 'ARX', 'A1', '', null]], 'AE', 'United Arab Emirates', 'ARX, A1'],
  [[['XX', 'Korea | Republic of', true]], '', '', 'XX, Korea | Republic of, true'],
  [[['SA, Atlantis']], 'SA', 'Saudi Arabia', 'Atlantis'],
  [[['ALLAND', '**', 'x'.repeat(999)]], '', '', `ALLAND, **, ${'x'.repeat(119)}…`],
  // ALL and * open the event.
  [[['AE', ' all ']], everybody, 'all, United Arab Emirates'],
  [[['*']], everybody, '*'],
  [[[{ code: 'ALL' }, 'Atlantis']], everybody, 'ALL', 'Atlantis'],
])(
  'region lists › %j: plays for %s',
  async ([allowedCountries, allowedCoutries], plays, countries, unread) => {
    const allowed: string[] = []
    for (const country of [...viewers, null]) {
      fetching.mockReset()
      answers(buildApiResponse({ allowedCountries, allowedCoutries }), { country })
      const [accepted, decided] = await opened('ABC123')
      if (accepted?.type !== 'accepted' || decided?.type !== 'accessDecided') throw new Error('not accepted')
      if (decided.access === 'allowed') allowed.push(country ?? 'unknown')
      const entries = [countries, unread].filter(Boolean).flatMap((texts) => texts?.split(', '))
      const shown = formatRegions(accepted.event.allowedCountries, 'en')
      expect(new Set(shown)).toEqual(new Set(entries))
    }
    expect(allowed.join(' ')).toBe(`${plays} unknown`.trim())
    expect(reportFault.mock.calls.length > 0).toBe(unread !== undefined)
  },
)

describe('recheckEvent', () => {
  const rechecked = async () => {
    const actions: WatchAction[] = []
    const result = await recheckEvent(
      'ABC123',
      (action) => actions.push(action),
      () => true,
    )
    return { ...result, types: actions.map(({ type }) => type) }
  }

  beforeEach(() => storage.setItem(key, 'ABC123'))

  it.each([
    ['no stream yet', buildApiResponse({ streamingUrl: null }), ['updated']],
    ['a stream', buildApiResponse(), ['accepted', 'accessDecided']],
    ['another status', buildApiResponse({ eventStatus: 'ENDED' }), ['accepted', 'accessDecided']],
    ['a refusal', { code: 'SP-07' }, ['refused']],
  ])('reports %s', async (_what, body, types) => {
    answers(body)

    expect(await rechecked()).toEqual({ isAnswered: true, retryAfterMs: null, types })
  })

  it('changes nothing without a usable response, and returns the requested pause', async () => {
    fetching.mockResolvedValue(
      Response.json({ message: 'Busy.' }, { status: 503, headers: { 'Retry-After': '120' } }),
    )

    expect(await rechecked()).toEqual({ isAnswered: false, retryAfterMs: 120_000, types: [] })
    expect(storage.getItem(key)).toBe('ABC123')
  })
})

/** Keeps requests pending. Returns a function that resolves the request at an index. */
function answeringLater() {
  const pending: ((body: unknown) => void)[] = []
  fetching.mockImplementation(
    () =>
      new Promise((resolve) => {
        pending.push((body) => resolve(Response.json(body)))
      }),
  )
  return async (index: number, body: unknown) => {
    pending[index]?.(body)
    await vi.waitFor(() => new Promise((resolve) => setTimeout(resolve)))
  }
}

describe('late response to an earlier code', () => {
  const actions: string[] = []
  let latest = ''
  const open = (code: string) => {
    latest = code
    return openEvent(
      { code, isTyped: true },
      ({ type }) => actions.push(`${code} ${type}`),
      () => latest === code,
    )
  }
  beforeEach(() => {
    actions.length = 0
  })

  it.each([
    ['accepted', buildApiResponse({ allowedCountries: [] })],
    ['refused', { code: 'SP-07' }],
  ])('changes nothing if it is %s', async (_what, late) => {
    const answer = answeringLater()
    const [first, second] = [open('AAAAAA'), open('BBBBBB')]
    await answer(1, buildApiResponse({ allowedCountries: [] }))
    await second
    await answer(0, late)
    await first

    expect(storage.getItem(key)).toBe('BBBBBB')
    expect(actions).toEqual(['BBBBBB accepted', 'BBBBBB accessDecided'])
  })

  it('does not affect the region of the later code', async () => {
    const answer = answeringLater()
    const first = open('AAAAAA')
    await answer(0, buildApiResponse({ allowedCountries: ['GB'] }))
    const second = open('BBBBBB')
    await answer(2, buildApiResponse({ allowedCountries: [] }))
    await second
    await answer(1, { country: 'AE' })
    await first

    expect(actions).toEqual(['AAAAAA accepted', 'BBBBBB accepted', 'BBBBBB accessDecided'])
    expect(storage.getItem(key)).toBe('BBBBBB')
  })
})
