import type { i18n as I18n } from 'i18next'
import type { ComponentType } from 'react'
import type { ServiceId } from '@/content/services.ts'
import { loadPart } from '@/platform/parts/load-part.ts'

/** The part below the first screen, by service. */
export const loadBody: Record<ServiceId, (i18n: I18n) => Promise<ComponentType>> = {
  'digital-marketing': (i18n) => loadPart(i18n, () => import('./digital-marketing.tsx'), 'DigitalMarketing'),
  'production-broadcasting': (i18n) => loadPart(i18n, () => import('./production.tsx'), 'Production'),
  'sporte-app': (i18n) => loadPart(i18n, () => import('./mobile-app.tsx'), 'MobileApp'),
  'live-streaming': (i18n) => loadPart(i18n, () => import('./live-streaming.tsx'), 'LiveStreaming'),
  'event-crm': (i18n) => loadPart(i18n, () => import('./event-crm.tsx'), 'EventCrm'),
  'sporte-ai': (i18n) => loadPart(i18n, () => import('./sporte-ai.tsx'), 'SporteAi'),
  'blockchain-fan-interaction': (i18n) => loadPart(i18n, () => import('./blockchain.tsx'), 'Blockchain'),
  'mobile-games': (i18n) => loadPart(i18n, () => import('./mobile-games.tsx'), 'MobileGames'),
  'sporte-event-crm': (i18n) => loadPart(i18n, () => import('./event-desk.tsx'), 'EventDesk'),
  'sports-equipment': (i18n) => loadPart(i18n, () => import('./equipment.tsx'), 'Equipment'),
}
