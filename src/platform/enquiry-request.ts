import { writeText } from './device/storage.ts'

/** What the visitor wants to ask about: a package, a service or an offer, and which part of it, in the page's language. */
export type EnquiryRequest = { about?: string; part?: string }

type Desk = (request: EnquiryRequest) => void

let desk: Desk | undefined
/** What was asked for and has not been opened yet. */
let asked: EnquiryRequest | undefined

/** What an enquiry was to be about that could not be opened before the page was loaded anew; the empty text for nothing. */
export const keptAbout = { key: 'sporte:asked', area: 'session' } as const

/** Opens the enquiry dialog, with what it is about filled in when that is known. Any feature may call it. */
export function openEnquiry(about?: string, part?: string): void {
  asked = { ...(about !== undefined && { about }), ...(part !== undefined && { part }) }
  desk?.(asked)
}

/** The enquiry feature takes over the requests; returns how it lets go. */
export function attachEnquiryDesk(next: Desk): () => void {
  desk = next
  if (asked) next(asked)
  return () => {
    if (desk === next) desk = undefined
  }
}

/** The dialog is there: nothing needs to be asked again. */
export function noteEnquiryOpen(): void {
  asked = undefined
}

/** Before a reload that fetches the dialog's script. */
export function keepEnquiry(): void {
  if (asked) writeText(keptAbout, [asked.about, asked.part].filter(Boolean).join('\n'))
}
