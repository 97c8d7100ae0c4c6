import type { Language } from '@/contract/language.ts'

/** The number in a stated figure such as `200+` or `-60%`, for sentences that express the rest in words. */
export function bareFigure(figure: string): string {
  return /\d[\d,.]*/.exec(figure)?.[0] ?? figure
}

/**
 * `200K+` as each language abbreviates it. Direction marks keep the Arabic word order inside a left-to-right figure.
 */
export function localFigure(figure: string, language: Language): string {
  if (language === 'en') return figure
  return figure.replace(/^([\d.,]+)K(\+?)$/, '\u2067$2$1\u00a0ألف\u2069')
}
