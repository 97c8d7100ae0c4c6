import type { IncomingMessage, ServerResponse } from 'node:http'
import * as v from 'valibot'

/** Helpers for all mock services. The real services are on other origins, so the CORS rules are strict. */

export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

export function sendJson(
  response: ServerResponse,
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
) {
  response.writeHead(status, {
    'Content-Type': 'application/json; charset=utf-8',
    'Cache-Control': 'no-store',
    'Access-Control-Allow-Origin': '*',
    ...headers,
  })
  response.end(JSON.stringify(body))
}

export function sendHtml(response: ServerResponse, html: string) {
  response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' })
  response.end(html)
}

/** Answers a preflight like a real webhook: JSON is allowed, custom headers are not. */
export function sendPreflight(request: IncomingMessage, response: ServerResponse) {
  const requestedHeaders = request.headers['access-control-request-headers'] ?? ''
  const isAllowed = requestedHeaders
    .split(',')
    .every((header) => ['', 'content-type'].includes(header.trim().toLowerCase()))
  response.writeHead(isAllowed ? 204 : 403, {
    'Access-Control-Allow-Origin': '*',
    'Access-Control-Allow-Methods': 'POST',
    'Access-Control-Allow-Headers': 'Content-Type',
  })
  response.end()
}

export function escapeHtml(text: unknown): string {
  return String(text).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}

export function page(title: string, body: string): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title><style>body{font:16px/1.5 system-ui;max-width:60rem;margin:2rem auto;padding:0 1rem;color-scheme:light dark}table{border-collapse:collapse;width:100%}td,th{padding:.4rem .6rem;border-bottom:1px solid #8885;text-align:left;vertical-align:top}code{font-weight:700}pre{white-space:pre-wrap;margin:0}</style><h1>${escapeHtml(title)}</h1>${body}</html>`
}

/** How any service can fail. */
export const failures = [
  v.object({ kind: v.literal('status'), status: v.number(), retryAfter: v.exactOptional(v.string()) }),
  v.object({ kind: v.literal('redirect'), status: v.number(), to: v.string() }),
  /** Responds like a captive portal: a login page with status 200. */
  v.object({ kind: v.literal('portal') }),
  /** Never responds. */
  v.object({ kind: v.literal('stall') }),
  /** Closes the connection without a response. */
  v.object({ kind: v.literal('reset') }),
] as const

export type Failure = v.InferOutput<(typeof failures)[number]>

export function fail(failure: Failure, request: IncomingMessage, response: ServerResponse) {
  switch (failure.kind) {
    case 'status': {
      const { status, retryAfter } = failure
      const headers = { 'Retry-After': retryAfter ?? '', 'Access-Control-Expose-Headers': 'Retry-After' }
      sendJson(response, status, { message: 'Status set in the sandbox' }, retryAfter ? headers : {})
      return
    }
    case 'redirect':
      response.writeHead(failure.status, { Location: failure.to, 'Access-Control-Allow-Origin': '*' }).end()
      return
    case 'portal':
      sendHtml(response, page('Welcome to this network', '<p>Log in to go on.</p>'))
      return
    case 'stall':
      return
    case 'reset':
      request.socket.destroy()
  }
}
