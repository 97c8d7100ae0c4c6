import { savedRequest, openEnquiry } from './enquiry-request.ts'
import { readText, removeText } from './device/storage.ts'

/** Reopens the enquiry dialog after a reload that fetched its script. */
export function resumeEnquiry(): void {
  const kept = readText(savedRequest)
  removeText(savedRequest)
  if (kept === null) return
  const [about, ...part] = kept.split('\n')
  openEnquiry(about || undefined, part.length > 0 ? part.join('\n') : undefined)
}
