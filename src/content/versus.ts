import type { Localized } from './localized.ts'

/** Between two corners. */
export const versus: Localized = { en: 'v', ar: '×' }
