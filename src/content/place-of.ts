import { languageFacts, type Language } from '@/contract/language.ts'
import type { Localized } from './localized.ts'

/** `City Arena, Dubai`, with the comma of the language. */
export function placeOf({ venue, city }: Record<'venue' | 'city', Localized>, language: Language): string {
  return venue[language] + languageFacts[language].comma + city[language]
}
