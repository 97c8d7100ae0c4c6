import type { Language } from '@/contract/language.ts'

/** Not in `contract/language.ts`, which every page loads. */
const quotes: Record<Language, readonly [open: string, close: string]> = { en: ['“', '”'], ar: ['«', '»'] }

/** Wraps a nickname or a saying in the quotation marks of its language. */
export function wrapInQuotes(text: string, language: Language): string {
  const [open, close] = quotes[language]
  return open + text + close
}
