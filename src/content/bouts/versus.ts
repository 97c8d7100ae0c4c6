import type { Localized } from '@/content/localized.ts'

/** Between two corners. */
export const versus: Localized = { en: 'v', ar: '×' }
