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
        const target = section ?? document.querySelector<HTMLElement>('main h1')
        if (!target) return
        if (!target.hasAttribute('tabindex')) target.tabIndex = -1
        target.focus({ preventScroll: true })
      }),
    [router],
  )
}
