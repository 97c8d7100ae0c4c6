import type { i18n as I18n } from 'i18next'
import { loadPart } from '@/platform/parts/load-part.ts'

export const loadHomeSections = (i18n: I18n) =>
  loadPart(i18n, () => import('./home-sections.tsx'), 'HomeSections')
