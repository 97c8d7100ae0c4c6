import { beforeEach, describe, expect, it, vi } from 'vitest'

type Sending = Omit<RequestInit, 'body'> & { body: string }
const fetching = vi.fn(async (_address: string, _options: Sending) => new Response())
let events: EventTarget
let location = { pathname: '/ar/help', search: '?q=secret', hash: '#secret' }
let navigator = { onLine: true }

/** The module counts its reports from import on, so each test loads a new copy. */
async function loaded() {
  vi.resetModules()
  const reports = await import('@/platform/send-fault-report.ts')
  reports.listen()
  return reports.sendFaultReport
}

beforeEach(() => {
  fetching.mockClear()
  events = new EventTarget()
  location = { pathname: '/ar/help', search: '?q=secret', hash: '#secret' }
  navigator = { onLine: true }
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events))
  vi.stubGlobal('document', events)
  vi.stubGlobal('location', location)
  vi.stubGlobal('navigator', navigator)
  vi.stubGlobal('fetch', fetching)
})

const sent = () => fetching.mock.calls.map(([, { body }]): unknown => JSON.parse(body))
const happen = (type: string, more: object) => events.dispatchEvent(Object.assign(new Event(type), more))

function thrown(message: string, stack: string, name = 'TypeError'): Error {
  return Object.assign(new Error(message), { name, stack })
}
const chromium = (message: string) =>
  thrown(
    message,
    `TypeError: ${message}\n    at f (https://sporte.example/assets/site-Ab_1.js:1:23)\n    at https://sporte.example/ar/help?q=secret:1:2`,
  )

describe('error report', () => {
  it('contains the name of an error and its place in our scripts, never its message', async () => {
    await loaded()
    happen('error', { error: chromium('"my secret" at /assets/secret.js:1:1 is not valid JSON') })
    happen('unhandledrejection', {
      reason: thrown(
        'secret',
        'f@https://sporte.example/assets/a-1.js:4:5\n@https://sporte.example/x?secret:1:1',
      ),
    })

    const where = { page: '/help', language: 'ar' }
    expect(sent()).toEqual([
      { kind: 'error', name: 'TypeError', at: ['site-Ab_1.js:1:23'], ...where },
      { kind: 'rejection', name: 'TypeError', at: ['a-1.js:4:5'], ...where },
    ])
  })

  it('contains no thrown text, and no name that is text', async () => {
    const tell = await loaded()
    happen('unhandledrejection', { reason: 'my secret' })
    happen('unhandledrejection', { reason: { message: 'my secret' } })
    tell({ kind: 'page', error: thrown('', '', 'my secret') })

    expect(sent()).toMatchObject([
      { name: 'string' },
      { name: 'object' },
      { kind: 'page', name: 'Error', at: [] },
    ])
    expect(JSON.stringify(sent())).not.toContain('secret')
  })

  it.each([
    ['https://other.example/secret?secret', 'https://other.example'],
    ['inline', 'inline'],
    ['data:text/html,secret', 'data:'],
    ['secret words', 'other'],
  ])('maps a CSP violation of %s to %s', async (blockedURI, blocked) => {
    await loaded()
    happen('securitypolicyviolation', { effectiveDirective: 'img-src', blockedURI, sourceFile: '/x?secret' })

    expect(sent()).toEqual([{ kind: 'policy', directive: 'img-src', blocked, page: '/help', language: 'ar' }])
  })

  it.each(['/662E41', '/watch/LIVE01', '/ar/my%20secret', '/a/b/c', '/123456'])(
    'contains no URL that only a visitor can have typed: %s',
    async (pathname) => {
      const tell = await loaded()
      location.pathname = pathname
      tell({ kind: 'enquiry', outcome: 'failed' })

      expect(sent()).toMatchObject([{ page: 'other' }])
    },
  )
})

describe('sendFaultReport', () => {
  it('sends nothing offline', async () => {
    await loaded()
    navigator.onLine = false
    happen('error', { error: chromium('x') })

    expect(sent()).toEqual([])
  })

  it('sends nothing for extensions and scripts of other origins', async () => {
    await loaded()
    happen('error', { error: thrown('x', 'at chrome-extension://abc/a.js:1:2') })
    happen('error', { error: null, message: 'Script error.' })
    happen('securitypolicyviolation', {
      effectiveDirective: 'script-src',
      blockedURI: 'inline',
      sourceFile: 'moz-extension',
    })

    expect(sent()).toEqual([])
  })

  it('sends no duplicates and at most five', async () => {
    const tell = await loaded()
    for (let index = 0; index < 20; index++) {
      happen('error', { error: chromium('x') })
      tell({ kind: 'enquiry', outcome: 'parked', count: index })
    }

    expect(fetching).toHaveBeenCalledTimes(5)
  })
})

it('error report › has no cookie and no referrer, and is not retried', async () => {
  const tell = await loaded()
  fetching.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  tell({ kind: 'enquiry', outcome: 'failed' })
  await new Promise((resolve) => setImmediate(resolve))

  expect(fetching).toHaveBeenCalledTimes(1)
  expect(fetching.mock.lastCall?.[1]).toMatchObject({
    method: 'POST',
    mode: 'no-cors',
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    keepalive: true,
  })
})
