import { isPageBusy, typedText } from './busy.ts'
import { saveRequest } from '@/platform/enquiry-request.ts'

const pauseMs = 500

/**
 * The only way in which the site reloads a page by itself: not while the page is busy, nor while a field holds text that
 * it did not hold when the visitor agreed (`agreed`).
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
