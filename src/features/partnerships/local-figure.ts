import type { Language } from '@/contract/language.ts'

/** `200K+` as each language abbreviates it. The marks keep the Arabic word's own order inside a left-to-right figure. */
export function localFigure(figure: string, language: Language): string {
  if (language === 'en') return figure
  return figure.replace(/^([\d.,]+)K(\+?)$/, '\u2067$2$1\u00a0ألف\u2069')
}
