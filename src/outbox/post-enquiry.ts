import type { Enquiry } from '@/contract/enquiry.ts'
import { readBodyText } from '@/lib/read-body.ts'
import { outboxLimits, type Ending } from './policy.ts'

/** Read at send time, so an old entry uses a new URL. */
const leadWebhookUrl = import.meta.env.VITE_LEAD_WEBHOOK_URL

/**
 * Browsers reject a `keepalive` request beyond 64 KiB without sending it
 * (https://fetch.spec.whatwg.org/#http-network-or-cache-fetch).
 */
const keepaliveBytes = 60_000

/**
 * Sends one enquiry. Never rejects: see `Ending` for what happens without a response.
 *
 * Sends JSON without custom headers, because webhooks refuse anything more at preflight.
 */
export async function postEnquiry(
  enquiry: Enquiry,
  timeoutMs: number = outboxLimits.sendTimeoutMs,
): Promise<Ending> {
  const body = JSON.stringify(enquiry)
  const signal = AbortSignal.timeout(timeoutMs)
  const sending = fetch(leadWebhookUrl, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body,
    // Following a 301, 302 or 303 turns the POST into a GET without the enquiry, and the final page looks like success.
    // With `error`, Chromium 156 keeps each connection for half a minute, and the sixth blocks the host.
    redirect: 'manual',
    // The enquiry already contains its page. Firefox 153 sends the URL that opened the page, including a watch code.
    // The worker's own URL is not a page.
    referrerPolicy: 'document' in globalThis ? 'strict-origin' : '',
    signal,
    keepalive: new TextEncoder().encode(body).length <= keepaliveBytes, // lets the request outlive its page
  })
  const response = await sending.catch(() => null)
  // The shorter time applies while the browser reports no network: the request may not have left.
  if (!response) return signal.aborted && timeoutMs === outboxLimits.sendTimeoutMs ? 'timed out' : 'rejected'
  if (response.type === 'opaqueredirect') return 'elsewhere'
  if (response.ok) {
    const isReceiver = await isFromReceiver(response, enquiry.submissionId).catch(() => null)
    if (isReceiver === null) return 'broken off'
    if (!isReceiver) return 'elsewhere'
  }
  // An unread body would count against the same 64 KiB.
  else void response.body?.cancel().catch(() => {})
  return { status: response.status, retryAfter: response.headers.get('Retry-After') }
}

/** Enough to recognise a web page. */
const checkedLength = 1024

/**
 * Whether a success comes from the receiver. A captive portal, a proxy or a host that serves its home page for every
 * URL also returns 200, with any content type. None of them returns JSON, which may repeat a message about HTML.
 *
 * `text/html` alone proves nothing: some webhooks return "ok" with it.
 */
async function isFromReceiver(response: Response, submissionId: string): Promise<boolean> {
  // Without NULs, UTF-16 with or without a label has the same ASCII letters as every other encoding that browsers
  // support.
  const body = (await readBodyText(response)).replaceAll('\0', '').trimStart()
  if (import.meta.env.VITE_LEAD_ECHO === 'true') return body.includes(submissionId)
  if (isJson(body)) return true
  // Cross-origin responses never expose `Refresh`, but pages cannot read a captive portal's response across origins.
  if (response.headers.has('Refresh')) return false
  const isHtml = /html/i.test(response.headers.get('Content-Type') ?? '')
  const head = body.slice(0, checkedLength)
  return !(isHtml && head.startsWith('<')) && !/<(?:!doctype|html|head|script|meta|body)\b/i.test(head)
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}
