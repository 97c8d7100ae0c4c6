import { Link, type LinkProps } from '@tanstack/react-router'
import styles from '@/ui/tabs.module.css'

type TabBarProps<Tab extends string> = {
  label: string
  tabs: readonly Tab[]
  current: Tab
  nameOf: (tab: Tab) => string
  linkTo: (tab: Tab) => Pick<LinkProps, 'to' | 'params' | 'search'>
  className?: string | undefined
}

/** The tabs of a page's views. They are links, so that each view can be shared. */
export function TabBar<Tab extends string>(props: TabBarProps<Tab>) {
  const { label, tabs, current, nameOf, linkTo, className } = props
  return (
    <nav className={className ? `${styles.tabs} ${className}` : styles.tabs} aria-label={label}>
      {tabs.map((tab) => (
        <Link
          key={tab}
          {...linkTo(tab)}
          resetScroll={false}
          activeOptions={{ exact: true }}
          aria-current={tab === current ? 'page' : undefined}
        >
          {nameOf(tab)}
        </Link>
      ))}
    </nav>
  )
}
