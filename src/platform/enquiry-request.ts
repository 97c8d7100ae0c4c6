import { writeText } from './device/storage.ts'

/**
 * The subject of an enquiry: a package, a service or an offer, and a part of it, in the page's language.
 */
export type EnquiryRequest = { about?: string; part?: string }

type Handler = (request: EnquiryRequest) => void

let handler: Handler | undefined
/** Requested, and not opened yet. */
let pending: EnquiryRequest | undefined

/** The request that a reload interrupted; an empty text for one without a subject. */
export const savedRequest = { key: 'sporte:asked', area: 'session' } as const

/** Opens the enquiry dialog, with what it is about filled in when that is known. Any feature may call it. */
export function openEnquiry(about?: string, part?: string): void {
  pending = { ...(about !== undefined && { about }), ...(part !== undefined && { part }) }
  handler?.(pending)
}

/** The enquiry feature handles the requests from now on; returns how to stop. */
export function onEnquiryRequest(next: Handler): () => void {
  handler = next
  if (pending) next(pending)
  return () => {
    if (handler === next) handler = undefined
  }
}

/** The dialog is open: the request is done. */
export function markEnquiryOpen(): void {
  pending = undefined
}

/** Before a reload that fetches the dialog's script. */
export function saveRequest(): void {
  if (pending) writeText(savedRequest, [pending.about, pending.part].filter(Boolean).join('\n'))
}
