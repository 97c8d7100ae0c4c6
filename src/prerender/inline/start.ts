/**
 * Asks for the page's scripts once the page has been painted: they would share a slow connection with the picture that
 * the visitor waits for. The document names them for no medium, which no browser fetches; here each is put in place anew,
 * and the last, the entry, is run. A page in the background is never painted, so there they are asked for at once; a
 * browser that keeps quiet about its paints (Firefox, when it resists fingerprinting) is given half a second. Not where
 * the head script has sent the visitor elsewhere. Measured against the browser's own priorities:
 * `.github/decisions/2026-11-22-scripts-are-asked-for-by-our-own-script.md`.
 */
const withoutWordOfPaintMs = 500

let hasStarted = false

function start(): void {
  if (hasStarted || document.documentElement.style.display === 'none') return
  hasStarted = true
  let entry = ''
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload][media]')) {
    // A new link: the browser has made up its mind about the one that is there.
    const asked = document.createElement('link')
    asked.rel = 'modulepreload'
    asked.href = link.href
    link.replaceWith(asked)
    entry = asked.href
  }
  void import(/* @vite-ignore */ entry)
}

function startAfterPaint(): void {
  if (document.hidden) {
    start()
    return
  }
  requestAnimationFrame(() => setTimeout(start, withoutWordOfPaintMs))
  new PerformanceObserver(start).observe({ type: 'paint', buffered: true })
}

if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', startAfterPaint)
else startAfterPaint()
