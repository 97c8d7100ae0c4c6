import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { fail, sendJson, type Failure } from './respond.ts'
import { lengthOf, sampleMatch } from './scores/sample-match.ts'

/** How the feed handles the next requests. */
type FeedBehaviour =
  | { kind: 'normal' }
  /** Returns the state of `balls` deliveries ago, with an `updatedAt` that is a minute older. */
  | { kind: 'regress'; balls: number }
  /** Returns a valid document of 5 MB. */
  | { kind: 'oversized' }
  | Failure

type Pace = { seed?: number | undefined; msPerBall?: number | undefined; from?: number | undefined }

/** Time between a result and the next upcoming match, in balls. */
const restBalls = 12

/**
 * The score feed. Empty until `play` starts a match, which advances at a set speed or with `bowl`; the same seed always
 * gives the same match.
 */
export class ScoreFeed {
  /** When each request arrived (ms). */
  requests: number[] = []
  private behaviour: FeedBehaviour = { kind: 'normal' }
  private seed: number | null = null
  private msPerBall = 0
  private startedAt = 0
  private byHand = 0
  private isEnded = false
  private bowledAt = 0

  /** `msPerBall` 0: advances only with `bowl`. `from`: deliveries that are already bowled. */
  play({ seed = 1, msPerBall = 0, from = 0 }: Pace) {
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
    this.requests.push(Date.now())
    return this.answer(request, response)
  }

  private answer(request: IncomingMessage, response: ServerResponse) {
    const { behaviour } = this
    switch (behaviour.kind) {
      case 'oversized':
        response.writeHead(200, { ...cors, 'Content-Type': 'application/json' })
        return response.end(JSON.stringify({ ...this.document(), padding: 'x'.repeat(5_000_000) }))
      case 'regress':
        return this.respond(request, response, this.document(-behaviour.balls))
      case 'normal':
        return this.respond(request, response, this.document())
      case 'status':
      case 'redirect':
      case 'portal':
      case 'stall':
      case 'reset':
        return fail(behaviour, request, response)
    }
  }

  private respond(request: IncomingMessage, response: ServerResponse, document: object) {
    const etag = `"${createHash('sha256').update(JSON.stringify(document)).digest('hex')}"`
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

  /** `/sandbox/scores/set?play=7&ms=500&from=100`, `?end`, `?off`, `?do=stall`, `?do=normal`. */
  private instruct(response: ServerResponse, search: URLSearchParams) {
    const number = (name: string) => Number(search.get(name)) || undefined
    if (search.has('off')) this.reset()
    if (search.has('play')) this.play({ seed: number('play'), msPerBall: number('ms'), from: number('from') })
    if (search.has('end')) this.end()
    const kind = search.get('do')
    if (kind === 'stall' || kind === 'normal') this.behave({ kind })
    return sendJson(response, 200, { behaviour: this.behaviour, seed: this.seed })
  }
}

const cors = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Expose-Headers': 'ETag, Retry-After',
  'Cache-Control': 'no-cache',
}
