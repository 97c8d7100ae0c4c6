import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'

/**
 * Moves focus to the section in the URL's hash, or to the page's heading, after a navigation. The router does not
 * announce pages to screen readers.
 */
export function useRouteFocus(): void {
  const router = useRouter()
  useEffect(() => {
    // A visitor who pressed a link before this script loaded is already on the next page.
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
  // The heading may be in a deferred component that renders later.
  const observer = new MutationObserver(() => focus() && observer.disconnect())
  observer.observe(document.body, { subtree: true, childList: true })
  setTimeout(() => observer.disconnect(), 5_000)
}

/** The path that the document was loaded with, regardless of later client-side navigation. */
function loadedPathname(): string {
  const [document] = performance.getEntriesByType('navigation')
  return document ? new URL(document.name).pathname : location.pathname
}

/** True if the new page or a dialog has the focus, rather than the layout's link that led here. */
function isFocusTaken(): boolean {
  return Boolean(document.activeElement?.closest('main, dialog'))
}
