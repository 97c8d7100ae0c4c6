import { savedRequest, openEnquiry } from './enquiry-request.ts'
import { readText, removeText } from './device/storage.ts'

/** Opens the enquiry that a reload for the dialog's script interrupted. */
export function resumeEnquiry(): void {
  const kept = readText(savedRequest)
  removeText(savedRequest)
  if (kept === null) return
  const [about, ...part] = kept.split('\n')
  openEnquiry(about || undefined, part.length > 0 ? part.join('\n') : undefined)
}
