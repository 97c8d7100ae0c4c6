import { useTranslation } from 'react-i18next'
import { loadTexts } from '@/platform/words/texts.ts'
import { notify } from '@/platform/notices.ts'
import { withRetry } from '@/platform/parts/with-retry.ts'

/** Signing in is not built yet: the one "coming soon" of the site. */
export function useComingSoon(): () => Promise<void> {
  const { i18n } = useTranslation()
  return async () => {
    await withRetry(() => loadTexts(i18n, ['coming-soon']))
    notify({
      id: 'coming-soon',
      tone: 'info',
      title: i18n.t('coming-soon:title'),
      body: i18n.t('coming-soon:body'),
    })
  }
}
