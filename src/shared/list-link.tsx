import { Link } from '@tanstack/react-router'
import type { MouseEvent, ReactNode } from 'react'
import { localizedPath } from '@/contract/language.ts'
import { returnTo } from '@/platform/device/in-app-history.ts'
import { useLanguage } from '@/platform/i18n/language.ts'
import { Icon } from '@/ui/icon.tsx'

type ListLinkProps = {
  /** The pages that list this one. The link leads to the first, unless the visitor came from another. */
  lists: readonly ['/events' | '/blog', ...string[]]
  className: string | undefined
  children: ReactNode
}

/** Returns to the list that the visitor came from, with its filters and scroll position. */
export function ListLink({ lists, className, children }: ListLinkProps) {
  const language = useLanguage()
  const goBack = (click: MouseEvent) => {
    if (click.ctrlKey || click.metaKey || click.shiftKey) return
    if (returnTo(lists.map((path) => localizedPath(path, language)))) click.preventDefault()
  }
  return (
    <Link to={lists[0]} className={className} onClick={goBack}>
      <Icon name="arrow-back" />
      {children}
    </Link>
  )
}
