import { useRouterState } from '@tanstack/react-router'
import { languageFacts, localizedPath, neutralPath, otherLanguages } from '@/contract/language.ts'
import { useLanguage } from '@/platform/i18n/language.ts'

/** Links to the same page in the other languages. `build/html/inline/head.ts` stores the choice. */
export function LanguageSwitch({ className }: { className?: string | undefined }) {
  const path = useRouterState({ select: ({ location }) => neutralPath(location.pathname) })
  return otherLanguages(useLanguage()).map((each) => (
    <a key={each} className={className} href={localizedPath(path, each)} lang={each} hrefLang={each}>
      {languageFacts[each].name}
    </a>
  ))
}
