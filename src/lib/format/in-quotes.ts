import type { Language } from '@/contract/language.ts'

/** Wraps a nickname or a saying in the quotation marks of its language. */
export function inQuotes(text: string, language: Language): string {
  return language === 'ar' ? `«${text}»` : `“${text}”`
}
