import { isPageBusy, typedText } from './busy.ts'
import { saveRequest } from '@/platform/enquiry-request.ts'

const pauseMs = 500

/**
 * The only code that reloads a page automatically. It waits while the page is busy, or while form fields contain text
 * other than `agreed`, the text at the time of the visitor's consent.
 */
export function reloadWhenPossible(agreed = ''): void {
  if (canReload(agreed)) {
    // At the last moment, because the visitor may press a button during the reload.
    addEventListener('pagehide', saveRequest)
    location.reload()
  } else setTimeout(reloadWhenPossible, pauseMs, agreed)
}

export function canReload(agreed = ''): boolean {
  return !isPageBusy() && ['', agreed].includes(typedText())
}
