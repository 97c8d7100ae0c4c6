import { leadWebhookUrl } from './endpoints.ts'
import type { Enquiry } from './enquiry.ts'
import { outboxLimits } from './outbox-policy.ts'

export type Answer = { status: number; retryAfter: string | null }

/**
 * What one page's requests with `keepalive` may carry together: browsers fail whatever goes beyond 64 KiB without
 * sending it (https://fetch.spec.whatwg.org/#http-network-or-cache-fetch).
 */
const keepaliveBytes = 60_000

let bytesUnderWay = 0

/**
 * Sends one enquiry. Rejects when the receiver has not answered; it may have the enquiry nevertheless. JSON and no header
 * of our own: webhooks refuse anything more at preflight.
 */
export async function postEnquiry(enquiry: Enquiry): Promise<Answer> {
  const body = JSON.stringify(enquiry)
  const bytes = new TextEncoder().encode(body).length
  const isKeptAlive = bytesUnderWay + bytes <= keepaliveBytes
  const counted = isKeptAlive ? bytes : 0
  bytesUnderWay += counted
  try {
    const response = await fetch(leadWebhookUrl, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body,
      // Followed, a 301, 302 or 303 becomes a GET without the enquiry, and the page that answers it a success. With
      // `error`, Chromium 156 holds the connection of each for half a minute, and the sixth silences the host.
      redirect: 'manual',
      // What page it was is in the enquiry: Firefox 153 names the address that the page was opened by, with a watch code
      // in it. The worker's own address tells nothing.
      referrerPolicy: 'document' in globalThis ? 'strict-origin' : '',
      signal: AbortSignal.timeout(outboxLimits.sendTimeoutMs),
      keepalive: isKeptAlive, // lets the request outlive its page
    })
    if (response.type === 'opaqueredirect') throw new Error('Pointed elsewhere')
    const isPage = response.ok && (await isDocument(response))
    // Left unread, its body would count against the same 64 KiB.
    void response.body?.cancel().catch(() => {})
    if (isPage) throw new Error('A web page answered, not the receiver')
    return { status: response.status, retryAfter: response.headers.get('Retry-After') }
  } finally {
    bytesUnderWay -= counted
  }
}

/**
 * Whether it is a web page, or a script that leads to one: a captive portal, a proxy's notice or a host that serves its
 * home page for everything says 200 too. `text/html` alone proves nothing: some webhooks say "ok" in it.
 */
async function isDocument(response: Response): Promise<boolean> {
  if (!/html/i.test(response.headers.get('Content-Type') ?? '')) return false
  const reader = response.clone().body?.pipeThrough(new TextDecoderStream()).getReader()
  if (!reader) return false
  let begin = ''
  for (let isMore = true; isMore && begin === '';) {
    const { done, value } = await reader.read()
    isMore = !done
    begin = (value ?? '').trimStart()
  }
  void reader.cancel().catch(() => {})
  return begin.startsWith('<')
}
