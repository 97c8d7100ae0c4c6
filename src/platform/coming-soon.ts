import { useTranslation } from 'react-i18next'
import { notify } from './notices.ts'

/** Signing in is promised, not built: the one "coming soon" of the site. */
export function useComingSoon(): () => void {
  const { t } = useTranslation()
  return () => {
    notify({ id: 'coming-soon', tone: 'info', title: t('comingSoon.title'), body: t('comingSoon.body') })
  }
}
