import type { Language } from '@/contract/language.ts'
import { formatNumber } from '@/platform/format.ts'

/** `61%`, from a part of one. The sign stands behind the figure in both languages: inside `<Ltr>`. */
export const percentText = (part: number, language: Language): string =>
  `${formatNumber(Math.round(part * 100), language)}%`
