import { useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '@/ui/icon.tsx'
import { pageLink, shareLink } from './share-link.ts'

type ShareButtonProps = {
  /** The title in the share sheet, in the page's language. */
  title: string
  /** The query to share instead of the current view, as `?a=b`. */
  query?: string
  /** `copy` skips the share sheet and copies the URL to the clipboard. */
  way?: 'sheet' | 'copy'
  className: string
  children: ReactNode
}

/** Shares the page with the system's share sheet. If that is impossible, copies the URL to the clipboard. */
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
