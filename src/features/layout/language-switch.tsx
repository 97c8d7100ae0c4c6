import { useRouterState } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { localizedPath, neutralPath, otherLanguage } from '@/contract/language.ts'
import { useLanguage } from '@/platform/i18n/language.ts'

type LanguageSwitchProps = { className?: string | undefined }

/** Links to the same page in the other language. `prerender/inline/head.ts` stores the choice. */
export function LanguageSwitch({ className }: LanguageSwitchProps) {
  const { t } = useTranslation()
  const target = otherLanguage(useLanguage())
  const href = useRouterState({
    select: ({ location }) => localizedPath(neutralPath(location.pathname), target),
  })
  return (
    <a className={className} href={href} lang={target} hrefLang={target}>
      {t('language.switchTo')}
    </a>
  )
}
