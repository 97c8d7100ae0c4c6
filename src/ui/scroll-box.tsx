import type { ReactNode } from 'react'
import table from './table.module.css'

type ScrollBoxProps = {
  /** What is in it. */
  label: string
  className?: string | undefined
  children: ReactNode
}

/** What is too wide scrolls inside itself: it takes the focus, script or none, so that the keyboard can move it. */
export function ScrollBox({ label, className, children }: ScrollBoxProps) {
  return (
    <div
      role="group"
      className={[table.scroll, className].filter(Boolean).join(' ')}
      aria-label={label}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
    >
      {children}
    </div>
  )
}
