import { announcerId } from '@/platform/announcer-id.ts'

/**
 * Attaches the container of the toasts. It is in the live region, and moves into the topmost open modal dialog, which
 * makes everything else inert. Returns a function that detaches it.
 */
export function mountToastLayer(element: HTMLElement): () => void {
  const place = () => {
    const dialog = [...document.querySelectorAll('dialog:modal')].at(-1)
    const home = dialog ?? document.getElementById(announcerId) ?? document.body
    if (element.parentNode === home) return
    home.append(element)
  }
  const observer = new MutationObserver(place)
  observer.observe(document.body, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['open'],
  })
  place()
  const stopKeys = handleKeys(element)
  return () => {
    stopKeys()
    observer.disconnect()
    element.remove()
  }
}

/** Escape closes the newest toast. The first Tab after a result goes to it, and leaving it goes back to where it was. */
function handleKeys(layer: HTMLElement): () => void {
  let visited: Element | null = null
  let origin: HTMLElement | null = null
  const onKeyDown = (event: KeyboardEvent) => {
    const newest = layer.querySelector('[data-front=true]:not([data-removed=true])')
    const buttons = [...(newest?.querySelectorAll('button') ?? [])]
    if (event.defaultPrevented || buttons.length === 0 || document.querySelector('dialog:modal')) return
    const focused = document.activeElement
    const isInside = newest?.contains(focused) ?? false
    const isLeaving = isInside && focused === buttons.at(event.shiftKey ? 0 : -1)
    if (event.key === 'Escape') buttons[0]?.click()
    else if (event.key !== 'Tab') return
    else if (!isInside && !event.shiftKey && newest !== visited && newest?.querySelector(results)) {
      visited = newest
      origin = focused instanceof HTMLElement ? focused : null
      buttons[0]?.focus()
      event.preventDefault()
      return
    }
    if (!isLeaving && !(isInside && event.key === 'Escape')) return
    origin?.focus()
    event.preventDefault()
  }
  document.addEventListener('keydown', onKeyDown)
  return () => document.removeEventListener('keydown', onKeyDown)
}

const results = ':is([data-tone=good], [data-tone=bad], [data-tone=saved])'
