import type { IncomingMessage, ServerResponse } from 'node:http'
import { sendJson } from './respond.ts'

const samples: Record<string, { status?: number; body: unknown }> = {
  ok: { body: { state: 'ok' } },
  trouble: {
    body: {
      state: 'trouble',
      message: {
        en: 'The code service rejects some valid codes. We are working on it.',
        ar: 'ترفض خدمة الرموز بعض الرموز الصحيحة، ونعمل على إصلاح ذلك.',
      },
      since: '2026-01-01T17:04:00Z',
    },
  },
  fail: { status: 503, body: {} },
  nonsense: { body: { state: 'trouble', message: 'Down', since: 'today' } },
  oversized: { body: { state: 'ok', padding: 'x'.repeat(5_000) } },
}

/** The service status: `ok` until a test or `/sandbox/status/set?state=trouble` sets another answer. */
export class StatusFile {
  answer = samples.ok
  requests = 0

  reset() {
    this.answer = samples.ok
    this.requests = 0
  }

  handle(_request: IncomingMessage, response: ServerResponse, path: string, search: URLSearchParams) {
    if (path === '/set') {
      this.answer = samples[search.get('state') ?? '']
      return sendJson(response, 200, this.answer?.body ?? {})
    }
    this.requests += 1
    // An unknown state never gets an answer.
    return this.answer && sendJson(response, this.answer.status ?? 200, this.answer.body)
  }
}
