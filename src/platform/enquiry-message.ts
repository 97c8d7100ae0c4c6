import { openEnquiry } from './enquiry-request.ts'

/**
 * Words that stand in the enquiry's form at first, by what it is about. Beside `enquiry-request.ts`, not in it: only who
 * asks in this way, and the dialog, fetch it.
 */
const messages = new Map<string, string>()

/** Opens the enquiry dialog with a message of ours in its form. What the visitor has typed about the same stays. */
export function openEnquiryWith(about: string, message: string): void {
  messages.set(about, message)
  openEnquiry(about)
}

export function messageAbout(about: string | undefined): string | undefined {
  return about === undefined ? undefined : messages.get(about)
}
