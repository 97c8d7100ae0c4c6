import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

type ExternalLinkProps = { href: string; className?: string | undefined; children: ReactNode }

/** Opens another site in a new tab, without a referrer or access to this window. Screen readers say so. */
export function ExternalLink({ href, className, children }: ExternalLinkProps) {
  const { t } = useTranslation()
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" className={className}>
      {children}
      <span className="visually-hidden"> ({t('opensInNewTab')})</span>
    </a>
  )
}
