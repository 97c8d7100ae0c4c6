import { isPageBusy, typedText } from './busy.ts'
import { saveRequest } from '@/platform/enquiry-request.ts'

const pauseMs = 500

/**
 * The only automatic reload of the site. It waits while the page is busy, and while a field has text that it did not
 * have when the visitor agreed (`agreed`).
 */
export function reloadWhenQuiet(agreed = ''): void {
  if (isQuiet(agreed)) {
    // At the last moment: a press may come while the browser is on its way.
    addEventListener('pagehide', saveRequest)
    location.reload()
  } else setTimeout(reloadWhenQuiet, pauseMs, agreed)
}

export function isQuiet(agreed = ''): boolean {
  return !isPageBusy() && ['', agreed].includes(typedText())
}
