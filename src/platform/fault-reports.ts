import type { Doubt } from './live-scores/merge.ts'
import { languageOf, neutralPath } from '@/contract/language.ts'

/**
 * What is told to the owner's report address: which fault, on which page, where in our scripts. Never a message, for it
 * may quote what was typed; never a query, for it may be a watch code or what was searched for. Browsers would report
 * violations of the policy by themselves, but with the whole address.
 */

/** What went wrong, in names and numbers: there is no place for a visitor's words. */
export type Fault =
  /** Whatever was thrown; nothing is told of it but its name and where in our scripts it was. */
  | { kind: 'error' | 'rejection' | 'page'; error: unknown }
  /** Not delivered at the press of the button; without a status where no answer came. */
  | { kind: 'enquiry'; outcome: 'failed'; status?: number }
  /** Set aside, so many of them: they will not be sent by themselves. */
  | { kind: 'enquiry'; outcome: 'parked'; count: number }
  /** What the score feed said, and why it was left aside. */
  | { kind: 'scores'; why: Doubt }

/** From one page: whoever looks needs the first of a kind, not each. */
const most = 5
const told = new Set<string>()

type Told = Record<string, string | number | string[]>

export function tell(fault: Fault): void {
  if (!('error' in fault)) return send(fault)
  const named = describe(fault.error)
  if (named) send({ kind: fault.kind, ...named })
}

export function listen(): void {
  addEventListener('error', ({ error }: ErrorEvent) => {
    // Nothing was thrown where the browser speaks for itself or for a script of another origin.
    if (error) tell({ kind: 'error', error })
  })
  addEventListener('unhandledrejection', ({ reason }) => tell({ kind: 'rejection', error: reason }))
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile }) => {
    if (!isForeign(blockedURI + sourceFile)) {
      send({ kind: 'policy', directive: effectiveDirective, blocked: whose(blockedURI) })
    }
  })
}

function send(fault: Told): void {
  const text = JSON.stringify({ ...fault, page: pageOnScreen(), language: languageOf(location.pathname) })
  if (!navigator.onLine || told.size >= most || told.has(text)) return
  told.add(text)
  // As plain text nobody has to be asked for leave first. No cookie, and no `Referer`, which would carry the query.
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

/** A browser's extension works in our page. */
function isForeign(text: string): boolean {
  return /-extension\b/.test(text)
}

/** `https://a.example/b?c` → `https://a.example`; `inline`, `eval` and the like stay. */
function whose(blocked: string): string {
  if (!URL.canParse(blocked)) return /^[a-z-]+$/.test(blocked) ? blocked : 'other'
  const { origin, protocol } = new URL(blocked)
  return origin === 'null' ? protocol : origin
}

/** An address that no page of ours has is the visitor's own typing. */
function pageOnScreen(): string {
  const path = neutralPath(location.pathname)
  return /^\/(?:[a-z-]+(?:\/[a-z\d-]+)?)?$/.test(path) ? path : 'other'
}
