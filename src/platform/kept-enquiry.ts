import { keptAbout, openEnquiry } from './enquiry-request.ts'
import { readText, removeText } from './device/storage.ts'

/** Opens what was asked for before the page was reloaded to fetch the dialog's script. */
export function openKeptEnquiry(): void {
  const kept = readText(keptAbout)
  removeText(keptAbout)
  if (kept === null) return
  const [about, ...part] = kept.split('\n')
  openEnquiry(about || undefined, part.length > 0 ? part.join('\n') : undefined)
}
