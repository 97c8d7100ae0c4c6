/** Longer than smooth scrolling takes in any browser. */
const maxScrollMs = 3_000

/**
 * Reveals a new first item of a scrolling row without a layout shift: scrolls the row by the item's width, then
 * smoothly back. Returns a function that stops it.
 */
export function revealFirstItem(item: HTMLElement): (() => void) | undefined {
  const list = item.parentElement
  if (!list) return
  const wasAtStart = list.scrollLeft === 0
  const { columnGap, direction } = getComputedStyle(list)
  if (direction === 'rtl') return cutTo(list)
  const width = item.offsetWidth + Number.parseFloat(columnGap)
  // Adds space to scroll, even if everything fits.
  const end = list.appendChild(document.createElement('li'))
  end.style.minInlineSize = `${list.clientWidth}px`
  list.scrollBy({ left: width, behavior: 'instant' })

  const settle = () => end.remove()
  if (!wasAtStart) {
    settle()
    return
  }
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
  list.addEventListener('scrollend', settle, { once: true })
  const timer = setTimeout(settle, maxScrollMs) // for browsers without `scrollend`
  const frame = requestAnimationFrame(() => {
    list.scrollTo({ left: 0, behavior: isStill ? 'instant' : 'smooth' })
  })
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
    list.removeEventListener('scrollend', settle)
    settle()
  }
}

/** Hides the row during the frame in which everything moves. */
function cutTo(list: HTMLElement): (() => void) | undefined {
  if (list.contains(document.activeElement)) return // hiding would drop the focus
  list.style.visibility = 'hidden'
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(show)
  })
  const show = () => {
    list.style.visibility = ''
  }
  return () => {
    cancelAnimationFrame(frame)
    show()
  }
}
