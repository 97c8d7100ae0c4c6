import type { RejectReason } from './live-scores/merge.ts'
import { languageOf, neutralPath } from '@/contract/language.ts'

/**
 * Reports errors to the owner's URL: which error, on which page, where in our scripts. Never a message, which may quote
 * typed text. Never a query, which may be a watch code or a search. The browser's own CSP reports contain the whole
 * URL, so they are not used.
 */

/** What went wrong, in names and numbers: no field can hold a visitor's words. */
export type Fault =
  /** Whatever was thrown; only its name and its place in our scripts are reported. */
  | { kind: 'error' | 'rejection' | 'page'; error: unknown }
  /** Not delivered when it was submitted; without a status where no answer came. */
  | { kind: 'enquiry'; outcome: 'failed'; status?: number }
  /** How many were parked and will not be sent automatically. */
  | { kind: 'enquiry'; outcome: 'parked'; count: number }
  /** Why something in the score feed was ignored. */
  | { kind: 'scores'; why: RejectReason }

/** Per page: the first few are enough to find a fault. */
const most = 5
const reported = new Set<string>()

type Report = Record<string, string | number | string[]>

export function reportFault(fault: Fault): void {
  if (!('error' in fault)) return send(fault)
  const named = describe(fault.error)
  if (named) send({ kind: fault.kind, ...named })
}

export function listen(): void {
  addEventListener('error', ({ error }: ErrorEvent) => {
    // Without `error` it is the browser's own message, or a script of another origin.
    if (error) reportFault({ kind: 'error', error })
  })
  addEventListener('unhandledrejection', ({ reason }) => reportFault({ kind: 'rejection', error: reason }))
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile }) => {
    if (!isForeign(blockedURI + sourceFile)) {
      send({ kind: 'policy', directive: effectiveDirective, blocked: whose(blockedURI) })
    }
  })
}

function send(fault: Report): void {
  const text = JSON.stringify({ ...fault, page: pageOnScreen(), language: languageOf(location.pathname) })
  if (!navigator.onLine || reported.size >= most || reported.has(text)) return
  reported.add(text)
  // Plain text needs no preflight. No cookie, and no `Referer`, which would carry the query.
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

/** From a browser extension. */
function isForeign(text: string): boolean {
  return /-extension\b/.test(text)
}

/** `https://a.example/b?c` → `https://a.example`; `inline`, `eval` and the like stay. */
function whose(blocked: string): string {
  if (!URL.canParse(blocked)) return /^[a-z-]+$/.test(blocked) ? blocked : 'other'
  const { origin, protocol } = new URL(blocked)
  return origin === 'null' ? protocol : origin
}

/** An unknown address may be something that the visitor typed. */
function pageOnScreen(): string {
  const path = neutralPath(location.pathname)
  return /^\/(?:[a-z-]+(?:\/[a-z\d-]+)?)?$/.test(path) ? path : 'other'
}
