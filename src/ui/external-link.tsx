import type { ReactNode } from 'react'
import layout from './layout.module.css'

type ExternalLinkProps = {
  href: string
  /** Added to the text for screen readers: it opens in a new tab. */
  newTabLabel: string
  className?: string | undefined
  children: ReactNode
}

/** A link to another site. It opens a new tab without a referrer or an opener. */
export function ExternalLink({ href, newTabLabel, className, children }: ExternalLinkProps) {
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" className={className}>
      {children}
      <span className={layout.visuallyHidden}> ({newTabLabel})</span>
    </a>
  )
}
