import { announcerId } from '@/platform/announcer-id.ts'

/**
 * The container of the toasts, rendered through a portal. It is in the live region, and moves into the topmost open
 * modal dialog, which makes everything else inert.
 */
export function createToastLayer(): HTMLElement {
  return document.createElement('div')
}

/** Attaches the layer and keeps it out of inert content. Returns a function that detaches it. */
export function mountToastLayer(element: HTMLElement, onMove: (isInDialog: boolean) => void): () => void {
  const place = () => {
    const dialog = [...document.querySelectorAll('dialog:modal')].at(-1)
    const home = dialog ?? document.getElementById(announcerId) ?? document.body
    if (element.parentNode === home) return
    home.append(element)
    onMove(dialog !== undefined)
  }
  const observer = new MutationObserver(place)
  observer.observe(document.body, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['open'],
  })
  place()
  return () => {
    observer.disconnect()
    element.remove()
  }
}
