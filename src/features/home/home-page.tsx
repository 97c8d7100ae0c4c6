import { useLocation } from '@tanstack/react-router'
import { type ReactNode, useEffect } from 'react'
import { deferred } from '@/platform/hydration/deferred.tsx'
import { HomeHero } from './hero/home-hero.tsx'
import styles from './home-page.module.css'

const ResultsTicker = deferred(() => import('./ticker/results-ticker.tsx'), 'ResultsTicker', {
  until: 'idle',
})

const InstalledStart = deferred(() => import('./installed-start.tsx'), 'InstalledStart', {
  until: 'idle',
})

const EventsSection = deferred(() => import('./events/events-section.tsx'), 'EventsSection')

const HomeSections = deferred(() => import('./home-sections.tsx'), 'HomeSections')

export function HomePage({ ads }: { ads: ReactNode }) {
  useSectionScroll()
  return (
    <div className={styles.page}>
      <ResultsTicker />
      <InstalledStart />
      <HomeHero />
      <EventsSection />
      {ads}
      <HomeSections />
    </div>
  )
}

const settleMs = 100

/**
 * Scrolls to the section in the URL's hash after a client-side navigation, once all deferred components have loaded, as each one
 * moves the sections below it. On prerendered pages the browser scrolls.
 */
function useSectionScroll(): void {
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
