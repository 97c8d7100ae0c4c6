import { readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import { CodeApi } from './code-api.ts'
import { GeoLookup } from './geo-lookup.ts'
import { LeadInbox } from './lead-inbox.ts'
import { ReportInbox } from './report-inbox.ts'
import { escapeHtml, page, sendHtml, sendJson } from './respond.ts'
import { ScoreFeed } from './score-feed.ts'
import { sampleCodes } from './sample-codes.ts'

/** Real HTTP stand-ins of the outside services, under `/sandbox/…`. Not part of the built site. */
export class Sandbox {
  readonly lead = new LeadInbox()
  readonly codes = new CodeApi()
  readonly geo = new GeoLookup()
  readonly reports = new ReportInbox()
  readonly scores = new ScoreFeed()

  reset() {
    this.lead.reset()
    this.codes.reset()
    this.geo.reset()
    this.reports.reset()
    this.scores.reset()
  }

  /** Whether the request was the sandbox's to answer. */
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
        void this.codes.handle(request, response, below, site)
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
      case 'player':
        sendHtml(response, playerPage(searchParams.get('title') ?? 'Sporte'))
        break
      case 'thumbnail.svg':
        response.writeHead(200, { 'Content-Type': 'image/svg+xml' })
        response.end(thumbnail(searchParams.get('title') ?? ''))
        break
      case 'clip.webm':
        response.writeHead(200, { 'Content-Type': 'video/webm', 'Access-Control-Allow-Origin': '*' })
        response.end(readFileSync(path.join(import.meta.dirname, 'clip.webm')))
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

/** What a video provider's embed looks like from outside: a page of its own that plays something. */
function playerPage(title: string): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>${escapeHtml(title)}</title><style>html,body{margin:0;height:100%;background:#000;color:#fff;font:600 clamp(14px,4vw,22px)/1.3 system-ui}video{position:fixed;inset:0;width:100%;height:100%;object-fit:cover}p{position:fixed;inset:auto 0 0;margin:0;padding:1em;background:linear-gradient(transparent,#000c)}</style><video src="/sandbox/clip.webm" autoplay muted loop playsinline></video><p>${escapeHtml(title)}</p></html>`
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
    `<p><a href="/sandbox/lead">Lead inbox</a> · <a href="/sandbox/geo">Region lookup</a> (<a href="/sandbox/geo/country?set=GB">be in GB</a>, <a href="/sandbox/geo/country?set=AE">AE</a>, <a href="/sandbox/geo/country?set=fail">fail</a>) · <a href="/sandbox/player">Player</a> · <a href="/sandbox/scores">Score feed</a> (<a href="/sandbox/scores/set?play=1&ms=5000">from the start</a>, <a href="/sandbox/scores/set?play=1&ms=5000&from=120">at the break</a>, <a href="/sandbox/scores/set?do=stall">stall</a>, <a href="/sandbox/scores/set?do=lie">lie</a>, <a href="/sandbox/scores/set?do=tell">tell</a>, <a href="/sandbox/scores/set?end">end</a>, <a href="/sandbox/scores/set?off">nothing on</a>)</p><table>${rows.join('')}</table>`,
  )
}
