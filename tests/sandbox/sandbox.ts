import type { IncomingMessage, ServerResponse } from 'node:http'
import { CodeApi } from './code-api.ts'
import { GeoLookup } from './geo-lookup.ts'
import { LeadInbox } from './lead-inbox.ts'
import { StatusFile } from './status-file.ts'
import { StreamPlayer } from './stream-player.ts'
import { ReportInbox } from './report-inbox.ts'
import { escapeHtml, page, sendHtml, sendJson } from './respond.ts'
import { ScoreFeed } from './score-feed.ts'
import { sampleCodes } from './sample-codes.ts'

/** HTTP mocks of the external services, under `/sandbox/…`. Not part of the built site. */
export class Sandbox {
  readonly lead = new LeadInbox()
  readonly codes = new CodeApi()
  readonly geo = new GeoLookup()
  readonly reports = new ReportInbox()
  readonly scores = new ScoreFeed()
  readonly status = new StatusFile()
  readonly player = new StreamPlayer()

  reset() {
    this.lead.reset()
    this.codes.reset()
    this.geo.reset()
    this.reports.reset()
    this.scores.reset()
    this.status.reset()
    this.player.reset()
  }

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
    `<p><a href="/sandbox/lead">Lead inbox</a> · <a href="/sandbox/geo">Region lookup</a> (<a href="/sandbox/geo/country?set=GB">set GB</a>, <a href="/sandbox/geo/country?set=AE">AE</a>, <a href="/sandbox/geo/country?set=fail">fail</a>) · <a href="/sandbox/api/wait?seconds=60">WAIT01 starts in a minute</a> · <a href="/sandbox/player">Player</a> (<a href="/sandbox/player/signal?set=lost">lose the signal</a>, <a href="/sandbox/player/signal?set=back">bring it back</a>) · <a href="/sandbox/scores">Score feed</a> (<a href="/sandbox/scores/set?play=1&ms=5000">from the start</a>, <a href="/sandbox/scores/set?play=1&ms=5000&from=120">at the break</a>, <a href="/sandbox/scores/set?do=stall">stall</a>, <a href="/sandbox/scores/set?do=normal">normal</a>, <a href="/sandbox/scores/set?end">end</a>, <a href="/sandbox/scores/set?off">nothing on</a>) · <a href="/sandbox/status">Service status</a> (<a href="/sandbox/status/set?state=trouble">trouble</a>, <a href="/sandbox/status/set?state=ok">ok</a>)</p><table>${rows.join('')}</table>`,
  )
}
