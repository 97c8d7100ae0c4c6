import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import { escapeHtml, page, parseJson, readBody, sendHtml, sendJson, sendPreflight } from './respond.ts'

/** What the lead webhook does with the next requests. */
export type LeadBehaviour =
  | { kind: 'accept' }
  /** Keeps the lead at once and answers after this long. */
  | { kind: 'slow'; ms: number }
  /** Answers with this status; nothing is kept. */
  | { kind: 'status'; status: number; retryAfter?: string }
  /** Never answers. */
  | { kind: 'stall' }
  /** Closes the connection before reading. */
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

/** A lead webhook that keeps and shows what it received. A `submissionId` it has seen counts as a duplicate. */
export class LeadInbox {
  received: ReceivedLead[] = []
  /** When each request reached us, answered or not. */
  attemptedAt: number[] = []
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

  reset() {
    this.received = []
    this.attemptedAt = []
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
    const behaviour = this.script.shift() ?? this.standing
    switch (behaviour.kind) {
      case 'reset':
        request.socket.destroy()
        return
      case 'stall':
        return
      case 'status':
        await readBody(request)
        sendJson(
          response,
          behaviour.status,
          { message: 'As the sandbox was told' },
          retryHeaders(behaviour.retryAfter),
        )
        return
      case 'drop-answer':
        await this.keep(request)
        request.socket.destroy()
        return
      case 'slow': {
        const duplicate = await this.keep(request)
        setTimeout(() => sendJson(response, 200, { ok: true, duplicate }), behaviour.ms)
        return
      }
      case 'accept':
        sendJson(response, 200, { ok: true, duplicate: await this.keep(request) })
    }
  }

  private async keep(request: IncomingMessage): Promise<boolean> {
    const parsed = parseJson(await readBody(request))
    const body: Record<string, unknown> = typeof parsed === 'object' && parsed !== null ? { ...parsed } : {}
    const duplicate = this.received.some((lead) => lead.body.submissionId === body.submissionId)
    const fromWorker = (request.headers.referer ?? '').endsWith('/sw.js')
    this.received.push({ body, at: Date.now(), duplicate, fromWorker, headers: request.headers })
    return duplicate
  }

  private async instruct(request: IncomingMessage, response: ServerResponse) {
    const told = parseJson(await readBody(request))
    if (!isBehaviour(told)) return sendJson(response, 400, { error: 'Not a behaviour' })
    this.behave(told)
    return sendJson(response, 200, told)
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
      `<p>${this.received.length} received. Reload to see more. Tell it how to behave with <code>POST /sandbox/lead/behaviour</code>, such as <code>{"kind":"status","status":500}</code>, <code>{"kind":"stall"}</code>, <code>{"kind":"reset"}</code>, <code>{"kind":"drop-answer"}</code>, <code>{"kind":"accept"}</code>.</p><table>${rows.join('')}</table>`,
    )
  }
}

function retryHeaders(retryAfter: string | undefined): Record<string, string> {
  return retryAfter === undefined
    ? {}
    : { 'Retry-After': retryAfter, 'Access-Control-Expose-Headers': 'Retry-After' }
}

function isBehaviour(value: unknown): value is LeadBehaviour {
  if (typeof value !== 'object' || value === null || !('kind' in value)) return false
  if (value.kind === 'slow') return 'ms' in value && typeof value.ms === 'number'
  if (value.kind === 'status') return 'status' in value && typeof value.status === 'number'
  return ['accept', 'stall', 'reset', 'drop-answer'].includes(String(value.kind))
}
