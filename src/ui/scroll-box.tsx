import type { ReactNode } from 'react'
import table from './table.module.css'

type ScrollBoxProps = {
  /** The accessible name of the content. */
  label: string
  children: ReactNode
}

/** Scrolls wide content horizontally. Focusable for keyboard users, also without script. */
export function ScrollBox({ label, children }: ScrollBoxProps) {
  return (
    <div
      role="group"
      className={table.scroll}
      aria-label={label}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
    >
      {children}
    </div>
  )
}
