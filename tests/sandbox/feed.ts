import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { fail, sendJson, type Failure } from './respond.ts'

/** How the feed handles the next requests. */
export type FeedBehaviour =
  | { kind: 'normal' }
  /** Returns the state of so many balls or minutes ago. */
  | { kind: 'regress'; steps: number }
  /** Returns the document of the first moment, whatever happens. */
  | { kind: 'still' }
  /** Returns a valid document of 5 MB. */
  | { kind: 'oversized' }
  | Failure

/** One JSON document that the site polls. */
export abstract class Feed {
  /** When each request arrived (ms). */
  requests: number[] = []
  protected behaviour: FeedBehaviour = { kind: 'normal' }
  private kept: object = {}

  /** The current document, or the document `steps` later (earlier if negative). */
  abstract document(steps?: number): object
  /** Follows a query of `/set`. */
  protected abstract obey(search: URLSearchParams): void

  behave(behaviour: FeedBehaviour) {
    this.behaviour = behaviour
    this.kept = this.document()
  }

  reset() {
    this.requests = []
    this.behaviour = { kind: 'normal' }
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

  protected answer(request: IncomingMessage, response: ServerResponse, behaviour = this.behaviour) {
    switch (behaviour.kind) {
      case 'oversized':
        response.writeHead(200, { ...cors, 'Content-Type': 'application/json' })
        return response.end(JSON.stringify({ ...this.document(), padding: 'x'.repeat(5_000_000) }))
      case 'regress':
        return respond(request, response, this.document(-behaviour.steps))
      case 'still':
        return respond(request, response, this.kept)
      case 'normal':
        return respond(request, response, this.document())
      case 'status':
      case 'redirect':
      case 'portal':
      case 'stall':
      case 'reset':
        return fail(behaviour, request, response)
    }
  }

  private instruct(response: ServerResponse, search: URLSearchParams) {
    if (search.has('off')) this.reset()
    this.obey(search)
    const kind = search.get('do')
    if (kind === 'stall' || kind === 'still' || kind === 'normal') this.behave({ kind })
    return sendJson(response, 200, { behaviour: this.behaviour, document: this.document() })
  }
}

function respond(request: IncomingMessage, response: ServerResponse, document: object) {
  const etag = `"${createHash('sha256').update(JSON.stringify(document)).digest('hex')}"`
  const headers = { ...cors, ETag: etag, 'Cache-Control': 'no-cache' }
  if (request.headers['if-none-match'] === etag) {
    response.writeHead(304, headers)
    return response.end()
  }
  return sendJson(response, 200, document, headers)
}

const cors = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Expose-Headers': 'ETag, Retry-After',
  'Cache-Control': 'no-cache',
}

/** The number of a query. Undefined if it is zero or none. */
export const numberIn = (search: URLSearchParams, name: string) => Number(search.get(name)) || undefined
