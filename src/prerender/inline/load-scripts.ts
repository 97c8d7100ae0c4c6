import { noticeId } from '@/contract/load-error-notice.ts'

/**
 * Requests the page's scripts after the first paint: earlier they would compete with the hero picture for a slow
 * connection. The document preloads them for an impossible media query, which no browser fetches; here each link is
 * re-inserted, and the last one, the entry, is run. A background page is never painted, so there they are requested at
 * once; a browser that reports no paints (Firefox, when it resists fingerprinting) gets half a second. Not where the
 * head script has redirected the visitor. Measured against the browser's own priorities:
 * `.github/decisions/2026-11-22-load-scripts-after-paint.md`.
 */
const paintTimeoutMs = 500

let hasStarted = false

function start(): void {
  if (hasStarted || document.documentElement.style.display === 'none') return
  hasStarted = true
  let entry = ''
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload][media]')) {
    // A new link: the browser does not re-evaluate the existing one.
    const preload = document.createElement('link')
    preload.rel = 'modulepreload'
    preload.href = link.href
    link.replaceWith(preload)
    entry = preload.href
  }
  // The file is missing or could not be downloaded: no script can report it.
  import(/* @vite-ignore */ entry).catch(() => document.getElementById(noticeId)?.setAttribute('open', ''))
}

function startAfterPaint(): void {
  if (document.hidden) {
    start()
    return
  }
  requestAnimationFrame(() => setTimeout(start, paintTimeoutMs))
  new PerformanceObserver(start).observe({ type: 'paint', buffered: true })
}

if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', startAfterPaint)
else startAfterPaint()
