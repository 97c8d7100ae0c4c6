import { Link, useHydrated, useLocation, useRouter } from '@tanstack/react-router'
import type { MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { neutralPath } from '@/contract/language.ts'
import { hasOwnHistory } from '@/platform/device/own-history.ts'
import { Icon } from '@/ui/icon.tsx'
import { pageAbove } from './page-above.ts'
import styles from './way-back.module.css'

/**
 * The installed app has no Back of the browser's. Shown by the style sheet alone, so that it is there before any script:
 * until then, and where there is nothing to go back to, it leads to the page above.
 */
export function WayBack() {
  const { t } = useTranslation('way-back')
  const { history } = useRouter()
  const path = neutralPath(useLocation({ select: ({ pathname }) => pathname }))
  // Nothing stands above the home page: its room is kept, so that nothing moves once there is a page to go back to.
  const isIdle = !(useHydrated() && hasOwnHistory(history)) && path === '/'

  const goBack = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || !hasOwnHistory(history)) return
    event.preventDefault()
    history.back()
  }
  return (
    <Link
      to={pageAbove(path)}
      className={styles.back}
      data-idle={isIdle || undefined}
      aria-label={t('back')}
      onClick={goBack}
    >
      <Icon name="arrow-back" />
    </Link>
  )
}
