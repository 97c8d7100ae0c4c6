import { useTranslation } from 'react-i18next'
import { loadTexts } from '@/platform/i18n/texts.ts'
import { notify } from '@/platform/toasts.ts'

/** Signing in is not built yet. The only "coming soon" toast of the site. */
export function useComingSoon(): () => Promise<void> {
  const { i18n } = useTranslation()
  return async () => {
    await loadTexts(i18n, ['site'])
    notify({
      id: 'coming-soon',
      tone: 'info',
      title: i18n.t('site:comingSoon.title'),
      body: i18n.t('site:comingSoon.body'),
    })
  }
}
