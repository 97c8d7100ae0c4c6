import { useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '@/ui/icon.tsx'
import { pageLink, shareLink } from './share-link.ts'

type ShareButtonProps = {
  /** What the share sheet calls it, in the page's language. */
  title: string
  /** Query to share instead of the view on screen, as `?a=b`. */
  query?: string
  /** `copy` never asks the share sheet: the address goes into the clipboard. */
  way?: 'sheet' | 'copy'
  className: string
  children: ReactNode
}

/** Shares the page: the system's share sheet where there is one, else the address into the clipboard. */
export function ShareButton({ title, query, way, className, children }: ShareButtonProps) {
  const { i18n } = useTranslation()
  const router = useRouter()
  return (
    <button
      type="button"
      className={className}
      onClick={() => void shareLink(i18n, title, pageLink(router, query), way)}
    >
      <Icon name={way === 'copy' ? 'copy' : 'share'} />
      {children}
    </button>
  )
}
