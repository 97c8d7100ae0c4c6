import { createServer, type ServerResponse } from 'node:http'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { postEnquiry } from '@/outbox/post-enquiry.ts'
import { listen } from '../../sandbox/listen.ts'
import { createEndlessBody } from '../../support/endless-body.ts'
import { buildEnquiry } from '../../support/enquiry-fixture.ts'

/** Tests over real HTTP which responses count as the receiver's. */

let respond: (response: ServerResponse) => void = (response) => void response.end()
const server = createServer((request, response) => {
  request.resume().on('end', () => respond(response))
})
const nodeFetch = globalThis.fetch
let address = ''

beforeAll(async () => {
  address = `http://127.0.0.1:${await listen(server)}/lead`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})
beforeEach(() => {
  const toServer: typeof fetch = (_path, init) => nodeFetch(address, init)
  vi.stubGlobal('fetch', toServer)
})

const enquiry = buildEnquiry()

function answerWith(body: string | Buffer, headers: Record<string, string> = {}, status = 200) {
  respond = (response) => void response.writeHead(status, headers).end(body)
}

const typed = (type: string) => ({ 'Content-Type': type })
const page = '<!DOCTYPE html><html lang="en"><title>Log in to the network</title>'
const utf16 = Buffer.from(`\uFEFF${page}`, 'utf16le')
const utf16BigEndian = Buffer.from(utf16).swap16()

describe('answer to postEnquiry', () => {
  it.each<[string, string | Buffer, Record<string, string>]>([
    ['without a Content-Type', page, {}],
    ['as JSON', page, typed('application/json')],
    ['as XML', `<?xml version="1.0"?>${page}`, typed('application/xml')],
    ['in UTF-16 with a byte order mark', utf16, typed('text/plain')],
    ['in big-endian UTF-16 with a byte order mark', utf16BigEndian, typed('text/html')],
    ['in UTF-16 without any label', Buffer.from(page, 'utf16le'), {}],
    ['in UTF-8 under a wrong charset', `\uFEFF${page}`, typed('text/plain; charset=utf-16')],
    ['with NULs in its tags', page.replaceAll('h', '\0h'), typed('text/html')],
    ['after other text', `Notice: your session has expired.\n${page}`, typed('text/html')],
    ['after a long comment', `<!--${' '.repeat(990)}--><html>`, typed('text/plain')],
    ['with nothing but a script', '<script>top.location="http://192.168.0.1/"</script>', {}],
    ['with nothing but a refresh', '<meta http-equiv="refresh" content="0;url=/login">', {}],
    ['with a body element only', '<Body\nbgcolor=white>', {}],
    ['with none of these tags, as HTML', '\n <p>Log in to go on', typed('text/html')],
    ['compressed', gzipSync(page), { 'Content-Encoding': 'gzip' }],
    ['that is empty, with Refresh', '', { Refresh: '0; url=/login' }],
    ['that repeats the enquiry', `<pre>${JSON.stringify(enquiry)}</pre>${page}`, typed('text/plain')],
  ])('rejects a page %s', async (_what, body, headers) => {
    answerWith(body, headers)

    expect(await postEnquiry(enquiry)).toBe('elsewhere')
  })

  it.each<[string, string | Buffer, Record<string, string>]>([
    ['nothing', '', {}],
    ['ok, as HTML', 'ok', typed('text/html')],
    ['JSON', '{"ok":true}', typed('application/json')],
    [
      'JSON with a message about HTML',
      JSON.stringify({ m: 'The <script src> tag', ...enquiry }),
      typed('text/html'),
    ],
    ['JSON that repeats a message of 10 KB', JSON.stringify({ m: `In the <head>${'س'.repeat(5_000)}` }), {}],
    ['JSON with a Refresh header', '{"ok":true}', { Refresh: '0' }],
    ['XML with tags that only begin like a page', '<r><header/><metadata/></r>', typed('application/xml')],
    ['a page after the first KB', `${'.'.repeat(1024)}${page}`, typed('text/plain')],
  ])('resolves for a response with %s', async (_what, body, headers) => {
    answerWith(body, headers, 201)

    expect(await postEnquiry(enquiry)).toEqual({ status: 201, retryAfter: null })
  })

  it('does not read the page of an error', async () => {
    answerWith(page, { ...typed('text/html'), 'Retry-After': '5' }, 503)

    expect(await postEnquiry(enquiry)).toEqual({ status: 503, retryAfter: '5' })
  })

  it.each([
    ['has not begun', 'timed out', () => {}],
    [
      'stalls',
      'broken off',
      (response: ServerResponse) => void response.writeHead(200, typed('text/plain')).write('ok'),
    ],
  ])('ends after 20 seconds if the response %s: %s', async (_what, ending, begin) => {
    const timer = new AbortController()
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(timer.signal)
    respond = (response) => {
      begin(response)
      setTimeout(() => timer.abort(new DOMException('Too late', 'TimeoutError')), 20)
    }

    expect(await postEnquiry(enquiry)).toBe(ending)
    expect(timeout.mock.calls).toEqual([[20_000]])
  })

  it.each<[string, string, (response: ServerResponse) => void]>([
    ['without a response', 'rejected', (response: ServerResponse) => void response.destroy()],
    [
      'within a response',
      'broken off',
      (response: ServerResponse) => {
        response.writeHead(200, { 'Content-Length': '9' }).write('ok')
        setTimeout(() => response.destroy(), 20)
      },
    ],
  ])('ends if the connection is cut %s: %s', async (_what, ending, cut) => {
    respond = cut
    expect(await postEnquiry(enquiry)).toBe(ending)
  })

  it('treats a time-out like a missing network while the browser reports none', async () => {
    respond = () => {}
    expect(await postEnquiry(enquiry, 20)).toBe('rejected')
  })
})

describe('postEnquiry with VITE_LEAD_ECHO', () => {
  beforeEach(() => vi.stubEnv('VITE_LEAD_ECHO', 'true'))

  it.each([
    ['UTF-16', Buffer.from(enquiry.submissionId, 'utf16le')],
    ['the enquiry, whose message has a tag in it', JSON.stringify({ m: '<html>', ...enquiry })],
    ['an enquiry of 10 KB', JSON.stringify({ m: 'س'.repeat(5_000), ...enquiry })],
  ])('resolves if %s contains the submissionId', async (_what, body) => {
    answerWith(body)

    expect(await postEnquiry(enquiry)).toMatchObject({ status: 200 })
  })

  it.each([
    ['nothing', ''],
    ['another submissionId', JSON.stringify({ submissionId: crypto.randomUUID() })],
  ])('rejects a response with %s', async (_what, body) => {
    answerWith(body)

    expect(await postEnquiry(enquiry)).toBe('elsewhere')
  })
})

describe('request of postEnquiry', () => {
  const fetching = vi.fn<typeof fetch>()
  beforeEach(() => {
    vi.stubGlobal(
      'fetch',
      fetching.mockReset().mockImplementation(async () => new Response('ok')),
    )
  })

  it('posts exactly the enquiry as JSON, without a referrer or a header that a preflight would reject', async () => {
    vi.stubGlobal('document', {})
    const enquiry = buildEnquiry({ formTitle: 'Contact Page', subject: 'Prices', department: 'Press' })
    await postEnquiry(enquiry)

    const [address, init] = fetching.mock.lastCall ?? []
    expect([address, init?.method, init?.referrerPolicy]).toEqual(['/sandbox/lead', 'POST', 'strict-origin'])
    expect([...new Headers(init?.headers)]).toEqual([['content-type', 'application/json']])
    expect(await new Request('https://sporte.example/lead', init).json()).toEqual(enquiry)
  })

  it('uses keepalive, unless the message is too large for it', async () => {
    await postEnquiry(buildEnquiry())
    expect(fetching.mock.lastCall?.[1]?.keepalive).toBe(true)

    // An Arabic letter takes two bytes. Browsers limit all pending keepalive bodies to 64 KiB in total.
    await postEnquiry(buildEnquiry({ message: 'س'.repeat(32_000) }))
    expect(fetching.mock.lastCall?.[1]?.keepalive).toBe(false)
  })

  it('follows no redirect, which would drop the enquiry', async () => {
    const redirected = Object.defineProperty(Response.error(), 'type', { value: 'opaqueredirect' })
    fetching.mockResolvedValue(redirected) // browsers return this for `manual`; scripts cannot create it

    expect(await postEnquiry(buildEnquiry())).toBe('elsewhere')

    expect(fetching.mock.lastCall?.[1]?.redirect).toBe('manual')
  })

  it('cancels an endless answer', async () => {
    const { response, cancel } = createEndlessBody()
    fetching.mockResolvedValue(response)

    expect(await postEnquiry(buildEnquiry())).toEqual({ status: 200, retryAfter: null })
    expect(cancel).toHaveBeenCalledTimes(1)
  })

  it('cancels the body of a failure, which counts against the keepalive quota', async () => {
    const cancel = vi.fn<() => void>()
    fetching.mockResolvedValue(new Response(new ReadableStream({ cancel }), { status: 422 }))

    expect(await postEnquiry(buildEnquiry())).toEqual({ status: 422, retryAfter: null })
    expect(cancel).toHaveBeenCalledTimes(1)
  })
})
