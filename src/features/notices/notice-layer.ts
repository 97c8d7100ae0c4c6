import { announcerId } from '@/platform/announcer-id.ts'

/**
 * Where the notices hang. A modal dialog makes everything outside of it inert, notices included, so the layer moves
 * into the topmost open dialog and back. At home it hangs in the live region, which reads out what appears in it.
 * React renders into the layer through a portal and need not know.
 */
export function createNoticeLayer(): HTMLElement {
  return document.createElement('div')
}

/** Hangs the layer up and keeps it where it can be used; `onMove` hears whether that is a dialog. Returns how to take it down. */
export function hangNoticeLayer(element: HTMLElement, onMove: (isInDialog: boolean) => void): () => void {
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
