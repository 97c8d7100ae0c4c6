import type { ReactNode } from 'react'

type ExternalLinkProps = {
  href: string
  /** Read out after the text by screen readers. */
  newTabLabel: string
  className?: string | undefined
  children: ReactNode
}

/** Opens another site in a new tab, without a referrer or access to this window. */
export function ExternalLink({ href, newTabLabel, className, children }: ExternalLinkProps) {
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" className={className}>
      {children}
      <span className="visually-hidden"> ({newTabLabel})</span>
    </a>
  )
}
