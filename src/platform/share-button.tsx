import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { loadTexts } from '@/locales/i18n.ts'
import { notify } from './notices.ts'

type ShareButtonProps = {
  /** What the share sheet calls it, in the page's language. */
  title: string
  /** Query to share along with the page's own address, as `?a=b`. */
  query?: string
  /** `copy` never asks the share sheet: the address goes into the clipboard. */
  way?: 'sheet' | 'copy'
  className: string
  children: ReactNode
}

/** Shares the page: the system's share sheet where there is one, else the address into the clipboard. */
export function ShareButton({ title, query = '', way = 'sheet', className, children }: ShareButtonProps) {
  const { i18n } = useTranslation()

  const share = async () => {
    const url = location.origin + location.pathname + query
    const hasSheet = way === 'sheet' && 'share' in navigator
    if (hasSheet) {
      // Closing the sheet rejects too, and is no reason to say anything.
      await navigator.share({ title, url }).catch(() => {})
      return
    }
    const copied = await navigator.clipboard.writeText(url).then(
      () => true,
      () => false,
    )
    await loadTexts(i18n, import.meta.glob('/src/locales/*/share.json'))
    if (copied) notify({ id: 'share', tone: 'good', title: i18n.t('share:copied') })
    else notify({ id: 'share', tone: 'info', title: i18n.t('share:blocked'), body: url, sticky: true })
  }

  return (
    <button type="button" className={className} onClick={() => void share()}>
      {children}
    </button>
  )
}
