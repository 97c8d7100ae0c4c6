import { useTranslation } from 'react-i18next'
import { loadTexts } from '@/platform/words/texts.ts'
import { notify } from '@/platform/notices.ts'
import { patiently } from '@/platform/parts/patiently.ts'

/** Signing in is promised, not built: the one "coming soon" of the site. */
export function useComingSoon(): () => Promise<void> {
  const { i18n } = useTranslation()
  return async () => {
    await patiently(() => loadTexts(i18n, ['coming-soon']))
    notify({
      id: 'coming-soon',
      tone: 'info',
      title: i18n.t('coming-soon:title'),
      body: i18n.t('coming-soon:body'),
    })
  }
}
