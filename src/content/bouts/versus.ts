import type { Localized } from '@/content/localized.ts'
import type { Bout } from './types.ts'

/** Separator between two teams. */
export const versus: Localized = { en: 'v', ar: '×' }

/** Separator between two fighters. */
export const versusInFight: Localized = { en: 'vs', ar: '×' }

export function versusOf({ kind }: Bout): Localized {
  return kind === 'combat' ? versusInFight : versus
}
