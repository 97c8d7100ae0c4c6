import { keptEnquiryKey, openEnquiry } from './enquiry-request.ts'
import { readText, removeText } from './storage.ts'

/** Opens what was asked for before the page was reloaded to fetch the dialog's script. */
export function openKeptEnquiry(): void {
  const kept = readText(keptEnquiryKey, 'session')
  removeText(keptEnquiryKey, 'session')
  if (kept === null) return
  const [about, part] = kept.split('\n')
  openEnquiry(about || undefined, part)
}
