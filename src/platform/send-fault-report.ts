import { isOnline } from './device/online.ts'
import { languageOf, neutralPath } from '@/contract/language.ts'

/**
 * Reports errors to the owner's URL: the type of error, the page and the position in our scripts. Never includes a
 * message, which may quote typed text, or a query, which may contain a watch code or a search.
 *
 * The browsers' own policy reports are not used, because they contain the full URL.
 */

/** An error as names and numbers. No field can contain a visitor's words. */
export type Fault =
  /** Any thrown value. The report contains only its name and its position in our scripts. */
  | { kind: 'error' | 'rejection' | 'page'; error: unknown }
  /** Not delivered at submission. `status` is missing if there was no response. */
  | { kind: 'enquiry'; outcome: 'failed'; status?: number }
  /** The number of enquiries that were parked and will not be sent automatically. */
  | { kind: 'enquiry'; outcome: 'parked'; count: number }
  /** Why data of a live feed was ignored. */
  | { kind: 'scores' | 'card'; why: 'document' | 'older' | 'match' | 'night' | 'part'; paths?: string[] }
  /** The code API sent unread regions, the URL of a stream that we do not frame, or more than we read. */
  | { kind: 'event'; why: 'regions' | 'stream' | 'size' }

/** Limit per page: the first few reports are enough to find an error. */
const maxReports = 5
const reported = new Set<string>()

type Report = Record<string, string | number | string[]>

export function sendFaultReport(fault: Fault): void {
  if (!('error' in fault)) return send(fault)
  const named = describe(fault.error)
  if (named) send({ kind: fault.kind, ...named })
}

export function listen(): void {
  addEventListener('error', ({ error }: ErrorEvent) => {
    // Without `error`, the event is the browser's own message or comes from a cross-origin script.
    if (error) sendFaultReport({ kind: 'error', error })
  })
  addEventListener('unhandledrejection', ({ reason }) =>
    sendFaultReport({ kind: 'rejection', error: reason }),
  )
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile }) => {
    if (!isForeign(blockedURI + sourceFile)) {
      send({ kind: 'policy', directive: effectiveDirective, blocked: whose(blockedURI) })
    }
  })
}

function send(fault: Report): void {
  const text = JSON.stringify({ ...fault, page: pageOnScreen(), language: languageOf(location.pathname) })
  if (!isOnline() || reported.size >= maxReports || reported.has(text)) return
  reported.add(text)
  // Plain text needs no preflight. Omits cookies and the `Referer`, which would contain the query.
  fetch(import.meta.env.VITE_REPORT_URL, {
    method: 'POST',
    body: text,
    mode: 'no-cors',
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    keepalive: true,
  }).catch(() => {})
}

function describe(error: unknown): { name: string; at: string[] } | undefined {
  if (!(error instanceof Error)) return { name: typeof error, at: [] }
  const { stack = '' } = error
  if (isForeign(stack)) return undefined
  const frames = stack.replace(`: ${error.message}\n`, '\n') // Chromium's stacks begin with the message
  const places = frames.matchAll(/\/assets\/([\w.-]+\.js:\d+:\d+)/g)
  return {
    name: /^\w{1,40}$/.test(error.name) ? error.name : 'Error',
    at: [...places].slice(0, 3).map(([, place = '']) => place),
  }
}

/** Whether the error comes from a browser extension. */
function isForeign(text: string): boolean {
  return /-extension\b/.test(text)
}

/** `https://a.example/b?c` → `https://a.example`. Keywords such as `inline` and `eval` stay. */
function whose(blocked: string): string {
  if (!URL.canParse(blocked)) return /^[a-z-]+$/.test(blocked) ? blocked : 'other'
  const { origin, protocol } = new URL(blocked)
  return origin === 'null' ? protocol : origin
}

/** An unknown path may contain text that the visitor typed. */
function pageOnScreen(): string {
  const path = neutralPath(location.pathname)
  return /^\/(?:[a-z-]+(?:\/[a-z\d-]+)?)?$/.test(path) ? path : 'other'
}
