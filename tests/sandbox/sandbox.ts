import { readFileSync } from 'node:fs'
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { CardFeed } from './card-feed.ts'
import { LeadInbox } from './lead-inbox.ts'
import { escapeHtml, page, parseJson, sendHtml, sendJson, fail, sendPreflight } from './respond.ts'
import { sampleCodes, findSampleCode, type CodeAnswer } from './sample-codes.ts'
import { ScoreFeed } from './score-feed.ts'

/** The code API. Pads numbers to six digits, because JSON numbers have no leading zeros. */
class CodeApi {
  /** The `code` of every request as received: a number or a string. */
  received: unknown[] = []
  /** Overrides the documented responses with generated ones. */
  answer: ((code: string) => CodeAnswer | undefined) | undefined
  /** WAIT01 has no stream until this long after its first request. */
  waitMs = 60_000
  #firstAskedAt: number | undefined

  async handle(
    request: IncomingMessage,
    response: ServerResponse,
    path: string,
    site: string,
    search: URLSearchParams,
  ) {
    if (path === '/wait') {
      this.waitMs = Number(search.get('seconds')) * 1000
      this.#firstAskedAt = undefined
      return sendJson(response, 200, { waitMs: this.waitMs })
    }
    if (path !== '/user/validateCode') return sendJson(response, 404, { error: 'No such call' })
    if (request.method === 'OPTIONS') return sendPreflight(request, response)
    if (request.method !== 'POST') return sendJson(response, 405, {})
    const body = parseJson(await text(request))
    const sent = typeof body === 'object' && body !== null && 'code' in body ? body.code : undefined
    this.received.push(sent)
    const code = typeof sent === 'number' ? String(sent).padStart(6, '0') : String(sent)
    if (typeof sent === 'string' && /^\d+$/.test(sent)) {
      return sendJson(response, 400, { message: 'An all-digit code must be a number' })
    }
    const hasBegun = code === 'WAIT01' && this.#hasBegun()
    const answer = this.answer?.(code) ?? findSampleCode(hasBegun ? 'LIVE01' : code)?.answer(site)
    if (!answer) return sendJson(response, 404, { code: 'SP-04', message: 'Invalid or expired code' })
    if ('kind' in answer) return fail(answer, request, response)
    if (answer.delayMs) await pause(answer.delayMs)
    return sendJson(response, answer.status ?? 200, answer.body, answer.headers)
  }

  #hasBegun(): boolean {
    this.#firstAskedAt ??= Date.now()
    return Date.now() - this.#firstAskedAt >= this.waitMs
  }
}

/** The region lookup: returns a configurable country, fails, stalls, or returns an invalid response. */
class GeoLookup {
  /** A country code, or `fail`, `stall`, `nonsense`. */
  country = 'AE'
  requests = 0

  handle(_request: IncomingMessage, response: ServerResponse, path: string, search: URLSearchParams) {
    const set = search.get('set')
    if (path === '/country' && set) {
      this.country = set
      return sendJson(response, 200, { country: set })
    }
    this.requests += 1
    if (this.country === 'fail') return sendJson(response, 503, {})
    if (this.country === 'stall') return undefined
    if (this.country === 'nonsense') return sendJson(response, 200, { country: 7 })
    return sendJson(response, 200, { country: this.country })
  }
}

/** Receives the error reports of a build that is configured with its URL. Stores every report and responds with 204. */
class ReportInbox {
  received: { body: unknown; headers: IncomingHttpHeaders }[] = []

  reset() {
    this.received = []
  }

  async handle(request: IncomingMessage, response: ServerResponse) {
    if (request.method === 'GET') return sendJson(response, 200, this.received)
    if (request.method !== 'POST') return sendJson(response, 405, {})
    this.received.push({ body: parseJson(await text(request)), headers: request.headers })
    return response.writeHead(204).end()
  }
}

const samples: Record<string, { status?: number; body: unknown }> = {
  ok: { body: { state: 'ok' } },
  trouble: {
    body: {
      state: 'trouble',
      message: {
        en: 'The code service rejects some valid codes. We are working on it.',
        ar: 'ترفض خدمة الرموز بعض الرموز الصحيحة، ونعمل على إصلاح ذلك.',
      },
      since: '2026-01-01T17:04:00Z',
    },
  },
  fail: { status: 503, body: {} },
  nonsense: { body: { state: 'trouble', message: 'Down', since: 'today' } },
  oversized: { body: { state: 'ok', padding: 'x'.repeat(5_000) } },
}

/** The service status: `ok` until a test or `/sandbox/status/set?state=trouble` sets another answer. */
class StatusFile {
  answer = samples.ok
  requests = 0

  handle(_request: IncomingMessage, response: ServerResponse, path: string, search: URLSearchParams) {
    if (path === '/set') {
      this.answer = samples[search.get('state') ?? '']
      return sendJson(response, 200, this.answer?.body ?? {})
    }
    this.requests += 1
    // An unknown state never gets an answer.
    return this.answer && sendJson(response, this.answer.status ?? 200, this.answer.body)
  }
}

const clip = path.join(import.meta.dirname, 'clip.webm')

/** The embed page of a video provider. Plays a clip until its signal is lost. */
class StreamPlayer {
  hasSignal = true
  /** How many times the embed was opened. */
  opened = 0

  handle(response: ServerResponse, path: string, search: URLSearchParams) {
    if (path === '/signal') {
      this.hasSignal = search.get('set') !== 'lost'
      return sendJson(response, 200, { hasSignal: this.hasSignal })
    }
    this.opened += 1
    return sendHtml(response, embed(search.get('title') ?? 'Sporte'))
  }

  sendClip(response: ServerResponse) {
    if (!this.hasSignal) return sendJson(response, 503, {})
    response.writeHead(200, {
      'Content-Type': 'video/webm',
      'Access-Control-Allow-Origin': '*',
      'Cache-Control': 'no-store',
    })
    return response.end(readFileSync(clip))
  }
}

/**
 * Requests the clip again at its end, as players request the next segment. Without a signal it remains dark until
 * reopened.
 */
function embed(title: string): string {
  const style =
    'html,body{margin:0;height:100%;background:#000;color:#fff;font:600 clamp(14px,4vw,22px)/1.3 system-ui}video{position:fixed;inset:0;width:100%;height:100%;object-fit:cover}p{position:fixed;inset:auto 0 0;margin:0;padding:1em;background:linear-gradient(transparent,#000c)}'
  const script =
    'let times=0;video.onended=()=>{video.src="/sandbox/clip.webm?"+ ++times;video.play().catch(()=>{})};video.onerror=()=>{video.hidden=true;note.textContent="Signal lost"};video.src="/sandbox/clip.webm"'
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>${escapeHtml(title)}</title><style>${style}</style><video id="video" autoplay muted playsinline></video><p id="note">${escapeHtml(title)}</p><script>${script}</script></html>`
}

/** HTTP mocks of the external services, under `/sandbox/…`. Not part of the built site. Each test begins with a new one. */
export class Sandbox {
  readonly lead = new LeadInbox()
  readonly codes = new CodeApi()
  readonly geo = new GeoLookup()
  readonly reports = new ReportInbox()
  readonly scores = new ScoreFeed()
  readonly card = new CardFeed()
  readonly status = new StatusFile()
  readonly player = new StreamPlayer()

  /** Handles requests under `/sandbox`. Returns false for all others. */
  handle(request: IncomingMessage, response: ServerResponse): boolean {
    const site = `http://${request.headers.host ?? 'localhost'}`
    const { pathname, searchParams } = new URL(request.url ?? '/', site)
    if (pathname !== '/sandbox' && !pathname.startsWith('/sandbox/')) return false
    const [, , service = '', ...rest] = pathname.split('/')
    const below = rest.length > 0 ? `/${rest.join('/')}` : ''
    switch (service) {
      case 'lead':
        void this.lead.handle(request, response, below)
        break
      case 'api':
        void this.codes.handle(request, response, below, site, searchParams)
        break
      case 'geo':
        this.geo.handle(request, response, below, searchParams)
        break
      case 'report':
        void this.reports.handle(request, response)
        break
      case 'scores':
        this.scores.handle(request, response, below, searchParams)
        break
      case 'card':
        this.card.handle(request, response, below, searchParams)
        break
      case 'status':
        this.status.handle(request, response, below, searchParams)
        break
      case 'player':
        this.player.handle(response, below, searchParams)
        break
      case 'thumbnail.svg':
        response.writeHead(200, { 'Content-Type': 'image/svg+xml' })
        response.end(thumbnail(searchParams.get('title') ?? ''))
        break
      case 'clip.webm':
        this.player.sendClip(response)
        break
      case '':
        sendHtml(response, overview())
        break
      default:
        sendJson(response, 404, {})
    }
    return true
  }
}

function thumbnail(title: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 360"><rect width="640" height="360" fill="#14171f"/><path d="M0 360 220 0h90L90 360z" fill="#cf2f0d"/><path d="M150 360 370 0h90L240 360z" fill="#f5b942"/><text x="40" y="320" fill="#fff" font-family="system-ui" font-size="30" font-weight="700">${escapeHtml(title)}</text></svg>`
}

function overview(): string {
  const rows = sampleCodes.map(
    ({ code, shows }) =>
      `<tr><td><a href="/watch?code=${code}"><code>${code}</code></a></td><td>${escapeHtml(shows)}</td></tr>`,
  )
  return page(
    'Sandbox',
    `<p><a href="/sandbox/lead">Lead inbox</a> · <a href="/sandbox/geo">Region lookup</a> (<a href="/sandbox/geo/country?set=GB">set GB</a>, <a href="/sandbox/geo/country?set=AE">AE</a>, <a href="/sandbox/geo/country?set=fail">fail</a>) · <a href="/sandbox/api/wait?seconds=60">WAIT01 starts in a minute</a> · <a href="/sandbox/player">Player</a> (<a href="/sandbox/player/signal?set=lost">lose the signal</a>, <a href="/sandbox/player/signal?set=back">bring it back</a>) · <a href="/sandbox/scores">Score feed</a> (<a href="/sandbox/scores/set?play=1&ms=5000">from the start</a>, <a href="/sandbox/scores/set?play=1&ms=5000&from=120">at the break</a>, <a href="/sandbox/scores/set?do=stall">stall</a>, <a href="/sandbox/scores/set?do=normal">normal</a>, <a href="/sandbox/scores/set?end">end</a>, <a href="/sandbox/scores/set?off">nothing on</a>) · <a href="/sandbox/card">Card feed</a> (<a href="/sandbox/card/set?play&speed=60&from=-10">a minute per second</a>, <a href="/sandbox/card/set?play&speed=60&from=-10&eventful">with faults</a>, <a href="/sandbox/card/set?do=still">freeze</a>, <a href="/sandbox/card/set?do=stall">stall</a>, <a href="/sandbox/card/set?do=normal">normal</a>, <a href="/sandbox/card/set?off">no night</a>) · <a href="/sandbox/status">Service status</a> (<a href="/sandbox/status/set?state=trouble">trouble</a>, <a href="/sandbox/status/set?state=ok">ok</a>)</p><table>${rows.join('')}</table>`,
  )
}
