/** No browser rolls for longer. */
const longestMs = 3_000

/**
 * What comes in as the first of a row that scrolls, without moving what is on screen: the row is scrolled on by as much,
 * and then rolls back. Returns how to stop.
 * From right to left Chromium counts the scrolling as a move; there the row cuts to its new state instead.
 */
export function rollIn(item: HTMLElement): (() => void) | undefined {
  const list = item.parentElement
  if (!list) return
  const wasAtStart = list.scrollLeft === 0
  const { marginInlineEnd, direction } = getComputedStyle(item)
  if (direction === 'rtl') return cutTo(list)
  const width = item.offsetWidth + Number.parseFloat(marginInlineEnd)
  // Room to scroll by, also where everything fits.
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
  const timer = setTimeout(settle, longestMs) // for browsers that do not tell
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

/** Out of sight for the one frame in which everything takes its new place. */
function cutTo(list: HTMLElement): (() => void) | undefined {
  if (list.contains(document.activeElement)) return // what is hidden loses the focus
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
