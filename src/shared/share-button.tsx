import { useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { languageOf, localizedPath, neutralPath } from '@/contract/language.ts'
import { loadTexts } from '@/platform/words/texts.ts'
import { notify } from '@/platform/notices.ts'
import { patiently } from '@/platform/parts/patiently.ts'

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
export function ShareButton({ title, query, way = 'sheet', className, children }: ShareButtonProps) {
  const { i18n } = useTranslation()
  const router = useRouter()

  /** The part of the address that says which view of the page this is; the rest of a query is not ours to pass on. */
  const shownView = () => {
    const { matches, location } = router.state
    const keys = matches.at(-1)?.staticData.viewKeys ?? []
    const view = Object.entries(location.search).filter(([key]) => keys.includes(key))
    return router.options.stringifySearch(Object.fromEntries(view))
  }

  const share = async () => {
    const path = localizedPath(neutralPath(location.pathname), languageOf(location.pathname))
    const url = location.origin + path + (query ?? shownView())
    const hasSheet = way === 'sheet' && 'share' in navigator
    if (hasSheet) {
      // Closing the sheet rejects too, and is no reason to say anything.
      await navigator.share({ title, url }).catch(() => {})
      return
    }
    const copied = await copy(url)
    await patiently(() => loadTexts(i18n, ['share']))
    if (copied) notify({ id: 'share', tone: 'good', title: i18n.t('share:copied') })
    else notify({ id: 'share', tone: 'info', title: i18n.t('share:blocked'), body: url, sticky: true })
  }

  return (
    <button type="button" className={className} onClick={() => void share()}>
      {children}
    </button>
  )
}

/** Refused where the page may not, and not there at all where it did not come over https. */
async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
