import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'

/**
 * After a navigation, focus moves to the section in the address, else to the page's heading. The router itself does not
 * announce pages.
 */
export function useRouteFocus(): void {
  const router = useRouter()
  useEffect(() => {
    // A visitor who pressed a link before this loaded is already on the next page.
    if (location.pathname !== loadedPathname() && !isFocusTaken()) focusPage(location.hash.slice(1))
    return router.subscribe('onRendered', ({ fromLocation, toLocation }) => {
      if (fromLocation && fromLocation.pathname !== toLocation.pathname) focusPage(toLocation.hash)
    })
  }, [router])
}

function focusPage(hash: string): void {
  const section = hash ? document.getElementById(hash) : null
  const focus = () => {
    const target = section ?? document.querySelector<HTMLElement>('main h1')
    if (!target) return false
    if (!target.hasAttribute('tabindex')) target.tabIndex = -1
    target.focus({ preventScroll: true })
    return true
  }
  if (focus()) return
  // The heading may be in a deferred part, which renders a moment later.
  const observer = new MutationObserver(() => focus() && observer.disconnect())
  observer.observe(document.body, { subtree: true, childList: true })
  setTimeout(() => observer.disconnect(), 5_000)
}

/** The page of the document, whichever page the router has shown since. */
function loadedPathname(): string {
  const [document] = performance.getEntriesByType('navigation')
  return document ? new URL(document.name).pathname : location.pathname
}

/** By an element of the new page or a dialog. Otherwise a link of the layout that led here still has it. */
function isFocusTaken(): boolean {
  return Boolean(document.activeElement?.closest('main, dialog'))
}
