import { keptEnquiryKey, openEnquiry } from './enquiry-request.ts'
import { readText, removeText } from './storage.ts'

/** Opens what was asked for before the page was reloaded to fetch the dialog's script. */
export function openKeptEnquiry(): void {
  const about = readText(keptEnquiryKey, 'session')
  removeText(keptEnquiryKey, 'session')
  if (about !== null) openEnquiry(about || undefined)
}
