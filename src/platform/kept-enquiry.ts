import { keptAbout, openEnquiry } from './enquiry-request.ts'
import { readText, removeText } from './device/storage.ts'

/** Opens what was asked for before the page was reloaded to fetch the dialog's script. */
export function openKeptEnquiry(): void {
  const about = readText(keptAbout)
  removeText(keptAbout)
  if (about !== null) openEnquiry(about || undefined)
}
