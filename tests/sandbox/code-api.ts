import type { IncomingMessage, ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { fail, parseJson, sendJson, sendPreflight } from './respond.ts'
import { findSampleCode, type CodeAnswer } from './sample-codes.ts'

/** The code API. Pads numbers to six digits, because JSON numbers have no leading zeros. */
export class CodeApi {
  /** The `code` of every request as received: a number or a string. */
  received: unknown[] = []
  /** Overrides the documented responses with generated ones. */
  answer: ((code: string) => CodeAnswer | undefined) | undefined
  /** WAIT01 has no stream until this long after its first request. */
  waitMs = 60_000
  #firstAskedAt: number | undefined

  reset() {
    this.received = []
    this.answer = undefined
    this.#wait(60_000)
  }

  async handle(
    request: IncomingMessage,
    response: ServerResponse,
    path: string,
    site: string,
    search: URLSearchParams,
  ) {
    if (path === '/wait') {
      this.#wait(Number(search.get('seconds')) * 1000)
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
    return sendJson(response, answer.status ?? 200, answer.body, answer.headers)
  }

  #wait(ms: number) {
    this.waitMs = ms
    this.#firstAskedAt = undefined
  }

  #hasBegun(): boolean {
    this.#firstAskedAt ??= Date.now()
    return Date.now() - this.#firstAskedAt >= this.waitMs
  }
}
