import { writeText } from './device/storage.ts'
import { createRequestChannel } from './request-channel.ts'

/** The subject of the enquiry (a package, service or offer) and its part, in the page's language. */
export type EnquiryRequest = { about?: string | undefined; part?: string | undefined }

const channel = createRequestChannel<EnquiryRequest>(1)

/** Requested but not yet opened. */
let pending: EnquiryRequest | undefined

/** The request that a reload interrupted. Empty text if it has no subject. */
export const savedRequest = { key: 'sporte:asked', area: 'session' } as const

/** Opens the enquiry dialog, with the subject filled in if given. Any feature may call it. */
export function openEnquiry(about?: string, part?: string): void {
  pending = { about, part }
  channel.send(pending)
}

/** Registers the enquiry feature as the handler. Returns the unsubscriber. */
export const onEnquiryRequest = channel.handle

/** The dialog is open, so the request is complete. */
export function markEnquiryOpen(): void {
  pending = undefined
}

/** Called before a reload that fetches the dialog's script. */
export function saveRequest(): void {
  if (pending) writeText(savedRequest, [pending.about, pending.part].filter(Boolean).join('\n'))
}
