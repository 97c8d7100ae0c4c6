import { Link, useMatches, useRouter } from '@tanstack/react-router'
import type { MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { canGoBack } from '@/platform/device/in-app-history.ts'
import { Icon } from '@/ui/icon.tsx'

/**
 * For the installed app, which has no browser Back button. Only CSS shows it, so that it works without script.
 *
 * Without script or history it links to the parent page.
 */
export function BackButton({ className }: { className: string | undefined }) {
  const { t } = useTranslation()
  const { history } = useRouter()
  const route = useMatches({ select: (matches) => matches.at(-1)?.fullPath }) ?? '/'

  const goBack = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || !canGoBack(history)) return
    event.preventDefault()
    history.back()
  }
  return (
    <Link
      to={__PARENT_PAGES__[route] ?? '/'}
      // Marks the link on the home page, which has no parent. CSS hides it there.
      activeOptions={{ exact: true, includeSearch: false }}
      className={className}
      aria-label={t('back')}
      onClick={goBack}
    >
      <Icon name="arrow-back" />
    </Link>
  )
}
