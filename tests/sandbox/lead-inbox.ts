import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import { escapeHtml, page, parseJson, readBody, sendHtml, sendJson, sendPreflight } from './respond.ts'

/** What the lead webhook does with the next requests. */
export type LeadBehaviour =
  | { kind: 'accept' }
  /** Keeps the lead at once and answers after this long. */
  | { kind: 'slow'; ms: number }
  /** Answers with this status; nothing is kept. */
  | { kind: 'status'; status: number; retryAfter?: string }
  /**
   * Responds without a CORS header: from another origin, the page sees a network error. The lead is stored if the
   * status is a success.
   */
  | { kind: 'no-cors'; status: number }
  /** Points elsewhere; nothing is kept. */
  | { kind: 'redirect'; status: number; to: string }
  /** A captive portal is in the way: its login page, with 200, as HTML or as this type. */
  | { kind: 'portal'; type?: string }
  /** Never answers. */
  | { kind: 'stall' }
  /** Closes the connection without an answer; nothing is kept. */
  | { kind: 'reset' }
  /** Keeps the lead, then closes the connection: the sender cannot know. */
  | { kind: 'drop-answer' }

export type ReceivedLead = {
  body: Record<string, unknown>
  at: number
  duplicate: boolean
  fromWorker: boolean
  headers: IncomingHttpHeaders
}

/** One request that brought a lead, and what became of it. */
export type LeadTry = {
  body: Record<string, unknown>
  at: number
  behaviour: LeadBehaviour
  /** The whole answer has been handed over to the network. */
  answered: boolean
}

type Rule = { text: string; behaviour: LeadBehaviour }

/** A lead webhook that keeps and shows what it received. A `submissionId` it has seen counts as a duplicate. */
export class LeadInbox {
  received: ReceivedLead[] = []
  tries: LeadTry[] = []
  /** When each request reached us, answered or not. */
  attemptedAt: number[] = []
  /** Has the first word on every lead that was read. */
  decide: (body: Record<string, unknown>) => LeadBehaviour | undefined = () => undefined
  private rules: Rule[] = []
  private script: LeadBehaviour[] = []
  private standing: LeadBehaviour = { kind: 'accept' }

  /** From now on. */
  behave(behaviour: LeadBehaviour) {
    this.script = []
    this.standing = behaviour
  }

  /** Once each, in this order; then as before. */
  behaveOnce(...behaviours: LeadBehaviour[]) {
    this.script.push(...behaviours)
  }

  /** From now on, with every lead that has this text in it. */
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

  /** Leads without the repeats. */
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
    if (text === null) return // the sender died while it spoke
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

  /** Returns the answer. It contains the `submissionId`, as `VITE_LEAD_ECHO` requires. */
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

/** For the page that people read. */
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
