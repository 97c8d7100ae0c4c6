import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import { parseJson, readBody, sendJson } from './respond.ts'

export type ReceivedReport = { body: unknown; headers: IncomingHttpHeaders }

/** Receives the error reports of a build that is configured with its URL. Stores every report and responds with 204. */
export class ReportInbox {
  received: ReceivedReport[] = []

  reset() {
    this.received = []
  }

  async handle(request: IncomingMessage, response: ServerResponse) {
    if (request.method === 'GET') return sendJson(response, 200, this.received)
    if (request.method !== 'POST') return sendJson(response, 405, {})
    this.received.push({ body: parseJson(await readBody(request)), headers: request.headers })
    return response.writeHead(204).end()
  }
}
