import { loadErrorBannerId } from '@/contract/load-error-banner.ts'
import { repairOnPress } from './repair.ts'

/**
 * Requests the page's scripts after the first paint, because earlier they would compete with the hero picture on a slow
 * connection. Not if the head script has redirected the visitor.
 *
 * The document preloads the scripts for an impossible media query, which no browser fetches. This script re-inserts
 * each link and runs the last one, the entry.
 *
 * A background page never paints, so it requests them at once. A browser that reports no paints (Firefox, when it
 * resists fingerprinting) waits for half a second. Compared with the browser's own priorities in
 * `.github/decisions/2026-11-22-load-scripts-after-paint.md`.
 */
const paintTimeoutMs = 500

let hasStarted = false

function start(): void {
  if (hasStarted || document.documentElement.style.display === 'none') return
  hasStarted = true
  let entry = ''
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload][media]')) {
    // A new link, because the browser does not evaluate the existing one again.
    const preload = document.createElement('link')
    preload.rel = 'modulepreload'
    preload.href = link.href
    link.replaceWith(preload)
    entry = preload.href
  }
  // The file is missing or could not be downloaded, and no other script can report it.
  import(/* @vite-ignore */ entry).catch(() =>
    document.getElementById(loadErrorBannerId)?.setAttribute('open', ''),
  )
}

function startAfterPaint(): void {
  if (document.hidden) {
    start()
    return
  }
  requestAnimationFrame(() => setTimeout(start, paintTimeoutMs))
  new PerformanceObserver(start).observe({ type: 'paint', buffered: true })
}

repairOnPress()
if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', startAfterPaint)
else startAfterPaint()
