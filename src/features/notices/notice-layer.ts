import { announcerId } from '@/platform/announcer-id.ts'

/**
 * The container of the notices. A modal dialog makes everything outside of it inert, notices included, so the layer
 * moves into the topmost open dialog and back. Otherwise it is in the live region, which reads out what appears in it.
 * React renders into the layer through a portal, unaware of the moves.
 */
export function createNoticeLayer(): HTMLElement {
  return document.createElement('div')
}

/** Attaches the layer and keeps it usable; `onMove` gets whether it is in a dialog. Returns how to detach it. */
export function mountNoticeLayer(element: HTMLElement, onMove: (isInDialog: boolean) => void): () => void {
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
