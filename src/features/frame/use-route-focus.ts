import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'

/**
 * After a change of page, focus goes to what a reader would read next: the section that the address names, else the
 * page's heading. The router does no announcing of its own.
 */
export function useRouteFocus(): void {
  const router = useRouter()
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, toLocation }) => {
        if (!fromLocation || fromLocation.pathname === toLocation.pathname) return
        const section = toLocation.hash ? document.getElementById(toLocation.hash) : null
        const focus = () => {
          const target = section ?? document.querySelector<HTMLElement>('main h1')
          if (!target) return false
          if (!target.hasAttribute('tabindex')) target.tabIndex = -1
          target.focus({ preventScroll: true })
          return true
        }
        if (focus()) return
        // A page whose heading is in a deferred part: it is there a moment later.
        const observer = new MutationObserver(() => focus() && observer.disconnect())
        observer.observe(document.body, { subtree: true, childList: true })
        setTimeout(() => observer.disconnect(), 5_000)
      }),
    [router],
  )
}
