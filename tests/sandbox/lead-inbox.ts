import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import { escapeHtml, page, parseJson, readBody, sendHtml, sendJson, sendPreflight } from './respond.ts'

/** How the lead webhook handles the next requests. */
export type LeadBehaviour =
  | { kind: 'accept' }
  /** Stores the lead at once and responds after `ms` milliseconds. */
  | { kind: 'slow'; ms: number }
  /** Responds with this status and stores nothing. */
  | { kind: 'status'; status: number; retryAfter?: string }
  /**
   * Responds without CORS headers, so a page on another origin sees a failed request. Stores the lead if the status is
   * below 300.
   */
  | { kind: 'no-cors'; status: number }
  /** Redirects to `to` and stores nothing. */
  | { kind: 'redirect'; status: number; to: string }
  /** Responds like a captive portal: a login page with status 200, as HTML or with this content type. */
  | { kind: 'portal'; type?: string }
  /** Never responds. */
  | { kind: 'stall' }
  /** Closes the connection without a response and stores nothing. */
  | { kind: 'reset' }
  /** Stores the lead, then closes the connection without a response, so its arrival is unknown to the sender. */
  | { kind: 'drop-answer' }

export type ReceivedLead = {
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

type Rule = { text: string; behaviour: LeadBehaviour }

/** A lead webhook that stores and shows what it receives. A repeated `submissionId` counts as a duplicate. */
export class LeadInbox {
  received: ReceivedLead[] = []
  tries: LeadTry[] = []
  /** When each request arrived (ms), whether or not it was answered. */
  attemptedAt: number[] = []
  /** Takes precedence over all other behaviours for a lead. Undefined falls through to them. */
  decide: (body: Record<string, unknown>) => LeadBehaviour | undefined = () => undefined
  private rules: Rule[] = []
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

  /** Applies to all further leads that contain this text. */
  behaveWith(text: string, behaviour: LeadBehaviour) {
    this.rules = [...this.rules.filter((rule) => rule.text !== text), { text, behaviour }]
  }

  reset() {
    this.received = []
    this.tries = []
    this.attemptedAt = []
    this.decide = () => undefined
    this.rules = []
    this.script = []
    this.standing = { kind: 'accept' }
  }

  get attempts(): number {
    return this.attemptedAt.length
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
    this.attemptedAt.push(Date.now())
    const text = await readBody(request).catch(() => null)
    if (text === null) return // the client disconnected while sending
    const parsed = parseJson(text)
    const body: Record<string, unknown> = typeof parsed === 'object' && parsed !== null ? { ...parsed } : {}
    const behaviour =
      this.decide(body) ??
      this.rules.find((rule) => text.includes(rule.text))?.behaviour ??
      this.script.shift() ??
      this.standing
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
      case 'reset':
        request.socket.destroy()
        return
      case 'stall':
        return
      case 'status':
        sendJson(
          response,
          behaviour.status,
          { message: 'Status set in the sandbox' },
          retryHeaders(behaviour),
        )
        return
      case 'no-cors':
        if (behaviour.status < 300) this.keep(request, body)
        response.writeHead(behaviour.status, { 'Content-Type': 'text/plain' }).end('Not for you to read')
        return
      case 'redirect':
        response.writeHead(behaviour.status, { Location: behaviour.to, 'Access-Control-Allow-Origin': '*' })
        response.end()
        return
      case 'portal':
        sendHtml(response, page('Welcome to this network', '<p>Log in to go on.</p>'), behaviour.type)
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
    const body = parseJson(await readBody(request))
    if (!isBehaviour(body)) return sendJson(response, 400, { error: 'Not a behaviour' })
    if ('only' in body && typeof body.only === 'string') this.behaveWith(body.only, body)
    else this.behave(body)
    return sendJson(response, 200, body)
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
      `<p>${this.received.length} received. Reload to see more. Set its behaviour with <code>POST /sandbox/lead/behaviour</code>, such as ${behaviours}. Add <code>"only":"some text"</code> to apply it only to leads that contain this text.</p><table>${rows.join('')}</table>`,
    )
  }
}

/** Examples for the inbox page. */
const behaviours = [
  { kind: 'status', status: 500 },
  { kind: 'status', status: 429, retryAfter: '120' },
  { kind: 'redirect', status: 302, to: '/' },
  { kind: 'no-cors', status: 403 },
  { kind: 'slow', ms: 3_000 },
  { kind: 'portal' },
  { kind: 'stall' },
  { kind: 'reset' },
  { kind: 'drop-answer' },
  { kind: 'accept' },
]
  .map((behaviour) => `<code>${escapeHtml(JSON.stringify(behaviour))}</code>`)
  .join(', ')

type Patience = { retryAfter?: string }

function retryHeaders({ retryAfter }: Patience): Record<string, string> {
  if (retryAfter === undefined) return {}
  return {
    'Retry-After': retryAfter,
    'Access-Control-Expose-Headers': 'Retry-After',
  }
}

function isBehaviour(value: unknown): value is LeadBehaviour {
  if (typeof value !== 'object' || value === null || !('kind' in value)) return false
  if (value.kind === 'slow') return 'ms' in value && typeof value.ms === 'number'
  const hasStatus = 'status' in value && typeof value.status === 'number'
  if (value.kind === 'status' || value.kind === 'no-cors') return hasStatus
  if (value.kind === 'redirect') return hasStatus && 'to' in value && typeof value.to === 'string'
  return ['accept', 'portal', 'stall', 'reset', 'drop-answer'].includes(String(value.kind))
}
