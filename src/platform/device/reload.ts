import { isPageBusy, typedText } from './busy.ts'
import { keepEnquiry } from '@/platform/enquiry-request.ts'

const pauseMs = 500

/**
 * The one door through which the site reloads a page by itself: it opens at a quiet moment. Not while the page is busy,
 * nor when text stands in a field that did not stand there when the visitor agreed (`agreed`).
 */
export function reloadWhenQuiet(agreed = ''): void {
  if (isQuiet(agreed)) {
    // At the last moment: a press may come while the browser is on its way.
    addEventListener('pagehide', keepEnquiry)
    location.reload()
  } else setTimeout(reloadWhenQuiet, pauseMs, agreed)
}

export function isQuiet(agreed = ''): boolean {
  return !isPageBusy() && ['', agreed].includes(typedText())
}
