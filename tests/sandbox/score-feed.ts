import type { IncomingMessage, ServerResponse } from 'node:http'
import { sendHtml, sendJson } from './respond.ts'
import { lengthOf, sampleMatch } from './scores/sample-match.ts'

/** How the feed handles the next requests. */
export type FeedBehaviour =
  | { kind: 'normal' }
  | { kind: 'status'; status: number; retryAfter?: string }
  /** Never responds. */
  | { kind: 'stall' }
  /** Closes the connection. */
  | { kind: 'reset' }
  /** Returns the state of `balls` deliveries ago, with an `updatedAt` that is a minute older. */
  | { kind: 'regress'; balls: number }
  /** Returns a valid document of 5 MB. */
  | { kind: 'oversized' }
  /** Returns a web page with status 200, like a captive portal. */
  | { kind: 'html' }
  /** Always responds with 304. */
  | { kind: 'unchanged' }
  | { kind: 'redirect'; to: string }

const kinds = ['normal', 'stall', 'reset', 'oversized', 'html', 'unchanged'] as const
const isPlainKind = (kind: string | null): kind is (typeof kinds)[number] => kinds.some((one) => one === kind)

/** Time between a result and the next upcoming match, in balls. */
const restBalls = 12

/**
 * The score feed. Empty until `play` starts a match, which advances at a set speed or with `bowl`; the same seed always
 * gives the same match.
 */
export class ScoreFeed {
  requests: { at: number; ifNoneMatch: string | undefined; status: number }[] = []
  private behaviour: FeedBehaviour = { kind: 'normal' }
  private seed: number | null = null
  private msPerBall = 0
  private startedAt = 0
  private byHand = 0
  private isEnded = false
  private bowledAt = 0

  /** `msPerBall` 0: advances only with `bowl`. `from`: deliveries that are already bowled. */
  play({ seed = 1, msPerBall = 0, from = 0 }: { seed?: number; msPerBall?: number; from?: number } = {}) {
    this.seed = seed
    this.msPerBall = msPerBall
    this.startedAt = Date.now()
    this.byHand = from
    this.isEnded = false
    this.bowledAt = Date.now()
  }

  bowl(balls = 1) {
    this.byHand += balls
    // Keeps the time increasing if two balls fall in the same millisecond.
    this.bowledAt = Math.max(Date.now(), this.bowledAt + 1)
  }

  /** Jumps to the result. */
  end() {
    this.isEnded = true
    this.bowl(0)
  }

  behave(behaviour: FeedBehaviour) {
    this.behaviour = behaviour
  }

  reset() {
    this.requests = []
    this.behaviour = { kind: 'normal' }
    this.seed = null
    this.byHand = 0
    this.isEnded = false
    this.bowledAt = 0
  }

  handle(request: IncomingMessage, response: ServerResponse, path: string, search: URLSearchParams) {
    if (path === '/set') return this.instruct(response, search)
    if (request.method === 'OPTIONS') {
      response.writeHead(204, { ...cors, 'Access-Control-Allow-Headers': 'If-None-Match' })
      return response.end()
    }
    const logged = { at: Date.now(), ifNoneMatch: request.headers['if-none-match'], status: 0 }
    this.requests = [...this.requests.slice(-4_999), logged]
    response.once('finish', () => {
      logged.status = response.statusCode
    })
    return this.answer(request, response)
  }

  private answer(request: IncomingMessage, response: ServerResponse) {
    const { behaviour } = this
    switch (behaviour.kind) {
      case 'stall':
        return undefined
      case 'reset':
        return request.socket.destroy()
      case 'status': {
        const { status, retryAfter } = behaviour
        return sendJson(response, status, {}, retryAfter ? { 'Retry-After': retryAfter } : {})
      }
      case 'redirect':
        response.writeHead(302, { ...cors, Location: behaviour.to })
        return response.end()
      case 'html':
        return sendHtml(response, '<!doctype html><title>Airport Wi-Fi</title><h1>Sign in to go online</h1>')
      case 'unchanged':
        response.writeHead(304, cors)
        return response.end()
      case 'oversized':
        response.writeHead(200, { ...cors, 'Content-Type': 'application/json' })
        return response.end(JSON.stringify({ ...this.document(), padding: 'x'.repeat(5_000_000) }))
      case 'regress':
        return this.respond(request, response, this.document(-behaviour.balls))
      case 'normal':
        return this.respond(request, response, this.document())
    }
  }

  private respond(request: IncomingMessage, response: ServerResponse, document: object) {
    const etag = `"${hashOf(JSON.stringify(document))}"`
    const headers = { ...cors, ETag: etag, 'Cache-Control': 'no-cache' }
    if (request.headers['if-none-match'] === etag) {
      response.writeHead(304, headers)
      return response.end()
    }
    return sendJson(response, 200, document, headers)
  }

  /** The current document, or the document `ballsFromNow` deliveries later (earlier if negative). */
  document(ballsFromNow = 0): { version: number; updatedAt: string; matches: object[] } {
    const { seed, msPerBall } = this
    if (seed === null) return { version: 1, updatedAt: '2026-01-01T00:00:00.000Z', matches: [] }
    const timed = msPerBall > 0 ? Math.floor((Date.now() - this.startedAt) / msPerBall) : 0
    const stamp = msPerBall > 0 ? this.startedAt + timed * msPerBall : this.bowledAt
    let left = this.isEnded ? lengthOf(seed) : this.byHand + timed
    let now = seed
    // In timed mode, one match follows another.
    if (msPerBall > 0 && !this.isEnded) {
      while (left > lengthOf(now) + restBalls) {
        left -= lengthOf(now) + restBalls
        now += 1
      }
    }
    const balls = Math.max(left + ballsFromNow, 0)
    const updatedAt = new Date(ballsFromNow < 0 ? stamp - 60_000 : stamp).toISOString()
    return { version: 1, updatedAt, matches: [sampleMatch(now, balls, new Date(this.startedAt))] }
  }

  /** `/sandbox/scores/set?do=stall`, `?play=7&ms=500&from=100`, `?bowl=6`, `?end`, `?off`, `?do=status&status=503`. */
  private instruct(response: ServerResponse, search: URLSearchParams) {
    const number = (name: string, otherwise: number) => Number(search.get(name) ?? otherwise) || otherwise
    const kind = search.get('do')
    if (search.has('off')) this.reset()
    if (search.has('play'))
      this.play({ seed: number('play', 1), msPerBall: number('ms', 0), from: number('from', 0) })
    if (search.has('bowl')) this.bowl(number('bowl', 1))
    if (search.has('end')) this.end()
    if (isPlainKind(kind)) this.behave({ kind })
    if (kind === 'regress') this.behave({ kind, balls: number('balls', 30) })
    if (kind === 'status') this.behave({ kind, status: number('status', 503) })
    return sendJson(response, 200, { behaviour: this.behaviour, seed: this.seed })
  }
}

const cors = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Expose-Headers': 'ETag, Retry-After',
  'Cache-Control': 'no-cache',
}

/** FNV-1a. */
function hashOf(text: string): string {
  let hash = 0x811c9dc5
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  return (hash >>> 0).toString(16)
}
