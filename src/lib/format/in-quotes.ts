import type { Language } from '@/contract/language.ts'

/** A nickname or a saying between the quotation marks of its language. */
export function inQuotes(text: string, language: Language): string {
  return language === 'ar' ? `«${text}»` : `“${text}”`
}
