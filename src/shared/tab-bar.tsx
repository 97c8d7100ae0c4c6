import { Link, type LinkProps } from '@tanstack/react-router'
import { useEffect, useRef, type ReactNode } from 'react'
import styles from '@/ui/tabs.module.css'

type TabBarProps<Tab extends string> = {
  label: string
  tabs: readonly Tab[]
  current: Tab
  nameOf: (tab: Tab) => string
  linkTo: (tab: Tab) => Pick<LinkProps, 'to' | 'params' | 'search'>
  className?: string | undefined
  /** The id of the panel, if it does not follow the bar. */
  panel?: string
  /** Whether the visitor has just opened the address of this tab, which then scrolls as if it had been pressed. */
  isLinked?: boolean
}

/** What must be visible of a panel, in pixels: about two lines. */
const visiblePart = 96

/**
 * The tabs of a page's views. They are links, so that each view can be shared. A pressed tab scrolls its panel into view
 * if little of it is visible.
 */
export function TabBar<Tab extends string>(props: TabBarProps<Tab>) {
  const { label, tabs, current, nameOf, linkTo, className, panel, isLinked = false } = props
  const bar = useRef<HTMLElement>(null)
  const pressed = useRef(isLinked ? current : null)

  useEffect(() => {
    if (!bar.current || pressed.current !== current) return
    pressed.current = null
    if (isLinked && scrollY > 0) return // a reload
    const { top, bottom } = bar.current.getBoundingClientRect()
    const distant = panel === undefined ? null : document.getElementById(panel)
    const start = distant?.getBoundingClientRect().top ?? bottom
    const room = innerHeight - visiblePart
    // Keeps the focused bar in view, if both have room.
    if (start <= room) return
    const target = distant && start - top > room ? distant : bar.current
    // A frame later, because content that grows and scrolls in one frame counts as a layout shift.
    if (isLinked) requestAnimationFrame(() => target.scrollIntoView({ behavior: 'instant' }))
    else target.scrollIntoView()
  }, [current, panel, isLinked])

  return (
    <nav ref={bar} className={className ? `${styles.tabs} ${className}` : styles.tabs} aria-label={label}>
      {tabs.map((tab) => (
        <Link
          key={tab}
          {...linkTo(tab)}
          resetScroll={false}
          onClick={() => void (pressed.current = tab)}
          activeOptions={{ exact: true }}
          aria-current={tab === current ? 'page' : undefined}
        >
          {nameOf(tab)}
        </Link>
      ))}
    </nav>
  )
}

/** Tabs and the view that is shown, as a section with its name. */
export function TabSection<Tab extends string>({
  children,
  ...bar
}: TabBarProps<Tab> & { children: ReactNode }) {
  return (
    <section aria-labelledby="tab">
      <TabBar {...bar} />
      <h2 id="tab" className="visually-hidden">
        {bar.nameOf(bar.current)}
      </h2>
      {children}
    </section>
  )
}
