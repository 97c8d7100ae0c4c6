import { languageFacts, type Language } from '@/contract/language.ts'
import { useLanguage } from '@/platform/i18n/language.ts'

type Words = Record<Language, string>
type Side = { code: string; name: Words; shortName?: Words | null }

/** The Latin code of a side, else its shortest name: Arabic has no codes. */
export const shortNameOf = ({ code, name, shortName }: Side, language: Language): string =>
  languageFacts[language].script === 'latin' ? code : (shortName ?? name)[language]

/** A side on one line. */
export function TeamName({ side }: { side: Side }) {
  const language = useLanguage()
  const short = shortNameOf(side, language)
  return short === side.code ? <abbr title={side.name[language]}>{short}</abbr> : <bdi>{short}</bdi>
}
