import type { Language } from '@/contract/language.ts'
import { formatNumber } from '@/lib/format/format.ts'

const kilo = 1_000
const mega = 1_000_000
const inMegabytes = { minimumFractionDigits: 1, maximumFractionDigits: 1 } as const

/** Small amounts are in kilobytes, so that only an empty store shows zero. */
const isSmall = (bytes: number): boolean => bytes < mega / 10

/** For example `1.9` and its unit. */
export function formatSize(bytes: number, language: Language): { figure: string; unit: 'kb' | 'mb' } {
  return isSmall(bytes)
    ? { figure: formatNumber(Math.ceil(bytes / kilo), language), unit: 'kb' }
    : { figure: formatNumber(bytes / mega, language, inMegabytes), unit: 'mb' }
}

/** For example `1.9 MB`, abbreviated in the page's language. */
export function formatShortSize(bytes: number, language: Language): string {
  return isSmall(bytes)
    ? formatNumber(Math.ceil(bytes / kilo), language, { style: 'unit', unit: 'kilobyte' })
    : formatNumber(bytes / mega, language, { style: 'unit', unit: 'megabyte', ...inMegabytes })
}
