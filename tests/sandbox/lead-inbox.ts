import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import * as v from 'valibot'
import { escapeHtml, fail, failures, page, parseJson, sendHtml, sendJson, sendPreflight } from './respond.ts'

const behaviourSchema = v.variant('kind', [
  /** Failures store nothing. */
  ...failures,
  v.object({ kind: v.literal('accept') }),
  /** Stores the lead at once and responds after `ms` milliseconds. */
  v.object({ kind: v.literal('slow'), ms: v.number() }),
  /**
   * Responds without CORS headers, so a page on another origin sees a failed request. Stores the lead if the status is
   * below 300.
   */
  v.object({ kind: v.literal('no-cors'), status: v.number() }),
  /** Stores the lead, then closes the connection without a response, so its arrival is unknown to the sender. */
  v.object({ kind: v.literal('drop-answer') }),
])

/** How the lead webhook handles the next requests. */
export type LeadBehaviour = v.InferOutput<typeof behaviourSchema>

type ReceivedLead = {
  body: Record<string, unknown>
  at: number
  duplicate: boolean
  fromWorker: boolean
  headers: IncomingHttpHeaders
}

/** One lead request and its result. */
export type LeadTry = {
  body: Record<string, unknown>
  at: number
  behaviour: LeadBehaviour
  /** The complete response was handed to the network. */
  answered: boolean
}

/** A lead webhook that stores and shows what it receives. A repeated `submissionId` counts as a duplicate. */
export class LeadInbox {
  received: ReceivedLead[] = []
  tries: LeadTry[] = []
  /** How many requests arrived, whether or not they were answered. */
  attempts = 0
  /** Takes precedence over all other behaviours for a lead. Undefined falls through to them. */
  decide: (body: Record<string, unknown>) => LeadBehaviour | undefined = () => undefined
  private script: LeadBehaviour[] = []
  private standing: LeadBehaviour = { kind: 'accept' }

  /** Applies to all further requests. */
  behave(behaviour: LeadBehaviour) {
    this.script = []
    this.standing = behaviour
  }

  /** Applies each behaviour once, in this order, and then the previous one again. */
  behaveOnce(...behaviours: LeadBehaviour[]) {
    this.script.push(...behaviours)
  }

  /** Leads without duplicates. */
  get unique(): Record<string, unknown>[] {
    return this.received.filter((lead) => !lead.duplicate).map((lead) => lead.body)
  }

  has(submissionId: unknown): boolean {
    return this.received.some((lead) => lead.body.submissionId === submissionId)
  }

  async handle(request: IncomingMessage, response: ServerResponse, path: string) {
    if (path === '/received') return sendJson(response, 200, this.received)
    if (path === '/behaviour' && request.method === 'POST') return this.instruct(request, response)
    if (path !== '' && path !== '/') return sendJson(response, 404, {})
    if (request.method === 'OPTIONS') return sendPreflight(request, response)
    if (request.method === 'GET') return sendHtml(response, this.show())
    if (request.method !== 'POST') return sendJson(response, 405, {})
    return this.receive(request, response)
  }

  private async receive(request: IncomingMessage, response: ServerResponse) {
    this.attempts += 1
    const sent = await text(request).catch(() => null)
    if (sent === null) return // the client disconnected while sending
    const parsed = parseJson(sent)
    const body: Record<string, unknown> = typeof parsed === 'object' && parsed !== null ? { ...parsed } : {}
    const behaviour = this.decide(body) ?? this.script.shift() ?? this.standing
    const attempt = { body, at: Date.now(), behaviour, answered: false }
    this.tries.push(attempt)
    response.once('finish', () => {
      attempt.answered = true
    })
    this.answer(behaviour, request, response, body)
  }

  private answer(
    behaviour: LeadBehaviour,
    request: IncomingMessage,
    response: ServerResponse,
    body: Record<string, unknown>,
  ) {
    switch (behaviour.kind) {
      case 'no-cors':
        if (behaviour.status < 300) this.keep(request, body)
        response.writeHead(behaviour.status, { 'Content-Type': 'text/plain' }).end('Not for you to read')
        return
      case 'drop-answer':
        this.keep(request, body)
        request.socket.destroy()
        return
      case 'slow': {
        const receipt = this.keep(request, body)
        setTimeout(() => sendJson(response, 200, receipt), behaviour.ms)
        return
      }
      case 'accept':
        sendJson(response, 200, this.keep(request, body))
        return
      case 'status':
      case 'redirect':
      case 'portal':
      case 'stall':
      case 'reset':
        fail(behaviour, request, response)
    }
  }

  /** Returns the response body, with the `submissionId` that `VITE_LEAD_ECHO` requires. */
  private keep(request: IncomingMessage, body: Record<string, unknown>) {
    const duplicate = this.has(body.submissionId)
    const fromWorker = (request.headers.referer ?? '').endsWith('/sw.js')
    this.received.push({ body, at: Date.now(), duplicate, fromWorker, headers: request.headers })
    return { ok: true, duplicate, submissionId: body.submissionId }
  }

  private async instruct(request: IncomingMessage, response: ServerResponse) {
    const { success, output } = v.safeParse(behaviourSchema, parseJson(await text(request)))
    if (!success) return sendJson(response, 400, { error: 'Not a behaviour' })
    this.behave(output)
    return sendJson(response, 200, output)
  }

  private show(): string {
    const rows = this.received
      .toReversed()
      .map(
        ({ body, at, duplicate }) =>
          `<tr><td>${new Date(at).toISOString()}${duplicate ? '<br>duplicate' : ''}</td><td><pre>${escapeHtml(JSON.stringify(body, null, 2))}</pre></td></tr>`,
      )
    return page(
      'Lead inbox',
      `<p>${this.received.length} received. Reload to see more.</p><table>${rows.join('')}</table>`,
    )
  }
}
