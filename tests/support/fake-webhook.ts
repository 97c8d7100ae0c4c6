import type { Enquiry } from '@/contract/enquiry.ts'
import type { WebhookResponse } from '@/outbox/post-enquiry.ts'

export type Reply = number | WebhookResponse | 'no answer'

/**
 * A lead webhook that sends these replies in order, repeats the last one, and records the id of each submission.
 * `before` runs before each reply, to simulate changes on the device during the request.
 */
export function createFakeWebhook(
  replies: readonly Reply[],
  before: (enquiry: Enquiry) => Promise<void> | void = () => {},
) {
  const received: string[] = []
  const send = async (enquiry: Enquiry): Promise<WebhookResponse> => {
    const reply = replies[Math.min(received.length, replies.length - 1)] ?? 200
    received.push(enquiry.submissionId)
    await before(enquiry)
    if (reply === 'no answer') throw new TypeError('Failed to fetch')
    return typeof reply === 'number' ? { status: reply, retryAfter: null } : reply
  }
  return { send, received }
}
