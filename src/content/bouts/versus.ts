import type { Localized } from '@/content/localized.ts'
import type { Bout } from './types.ts'

/** Between two teams. */
export const versus: Localized = { en: 'v', ar: '×' }

/** Between two fighters. */
export const versusInFight: Localized = { en: 'vs', ar: '×' }

export function versusOf({ kind }: Bout): Localized {
  return kind === 'combat' ? versusInFight : versus
}
