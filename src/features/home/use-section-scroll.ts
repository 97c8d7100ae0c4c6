import { useLocation } from '@tanstack/react-router'
import { useEffect } from 'react'

const settleMs = 100

/**
 * Scrolls to the section in the URL's hash after a client-side navigation, once all deferred components have loaded, as each one
 * moves the sections below it. On prerendered pages the browser scrolls.
 */
export function useSectionScroll(): void {
  const hash = useLocation({ select: (location) => location.hash })
  useEffect(() => {
    const main = document.querySelector('main')
    if (!hash || !main || isComplete(main)) return
    const observer = new MutationObserver(() => {
      if (!isComplete(main)) return
      observer.disconnect()
      setTimeout(() => goTo(hash), settleMs)
    })
    observer.observe(main, { childList: true, subtree: true })
    return () => observer.disconnect()
  }, [hash])
}

function isComplete(main: Element): boolean {
  return [...main.querySelectorAll('[data-deferred]')].every(
    (deferred) => deferred.firstElementChild !== null,
  )
}

function goTo(hash: string): void {
  const section = document.getElementById(hash)
  if (!section) return
  section.scrollIntoView()
  section.tabIndex = -1
  section.focus({ preventScroll: true })
}
