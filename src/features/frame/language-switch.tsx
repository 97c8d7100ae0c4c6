import { useRouterState } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { localizedPath, neutralPath, otherLanguage } from '@/contract/language.ts'
import { useHydrated } from '@/platform/hydrated.tsx'
import { chooseLanguage, useLanguage } from '@/platform/language.ts'

type LanguageSwitchProps = { className?: string | undefined }

/** A plain link to the same page, query and section in the other language. The prerendered link knows the page only. */
export function LanguageSwitch({ className }: LanguageSwitchProps) {
  const { t } = useTranslation()
  const hydrated = useHydrated()
  const target = otherLanguage(useLanguage())
  const href = useRouterState({
    select: ({ location }) => {
      const place = hydrated ? location.searchStr + (location.hash && `#${location.hash}`) : ''
      return localizedPath(neutralPath(location.pathname), target) + place
    },
  })
  return (
    <a
      className={className}
      href={href}
      lang={target}
      hrefLang={target}
      onClick={() => chooseLanguage(target)}
    >
      {t('language.switchTo')}
    </a>
  )
}
