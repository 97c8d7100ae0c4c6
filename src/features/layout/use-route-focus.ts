import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'

/**
 * Moves focus to the section in the URL's hash, or to the page's heading, after a navigation. The router does not
 * announce pages to screen readers.
 */
export function useRouteFocus(): void {
  const router = useRouter()
  useEffect(() => {
    // A visitor who pressed a link before this script loaded is already on the next page, and may have a focus there.
    const [loaded] = performance.getEntriesByType('navigation')
    const hasMoved = loaded !== undefined && new URL(loaded.name).pathname !== location.pathname
    if (hasMoved && !document.activeElement?.closest('main, dialog')) focusPage(location.hash.slice(1))
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
