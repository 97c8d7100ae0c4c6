import type { Language } from '@/contract/language.ts'
import { formatNumber } from '@/platform/format.ts'

export type Size = { figure: string; unit: 'kb' | 'mb' }

const kilo = 1_000
const mega = 1_000_000

/** `1.9` and its unit; small amounts in kilobytes, so that nothing but nothing is zero. */
export function sizeText(bytes: number, language: Language): Size {
  if (bytes < mega / 10) return { figure: formatNumber(Math.ceil(bytes / kilo), language), unit: 'kb' }
  return {
    figure: formatNumber(bytes / mega, language, { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
    unit: 'mb',
  }
}
