import type { Language } from '@/contract/language.ts'

/** The number in a stated figure such as `200+` or `−60%`, for sentences that express the rest in words. */
export function bareFigure(figure: string): string {
  return /\d[\d,.]*/.exec(figure)?.[0] ?? figure
}

/** Thousands as each language abbreviates them. Direction marks keep the word order inside a left-to-right figure. */
const thousands: Record<Language, string> = { en: '$1K$2', ar: '\u2067$2$1\u00a0ألف\u2069' }

/** `200K+` in the page's language. */
export function localFigure(figure: string, language: Language): string {
  return figure.replace(/^([\d.,]+)K(\+?)$/, thousands[language])
}
