import type { i18n as I18n } from 'i18next'
import type { ComponentType } from 'react'
import type { ServiceId } from '@/content/services.ts'
import { loadTexts } from '@/locales/i18n.ts'

const components: Record<ServiceId, () => Promise<ComponentType>> = {
  'digital-marketing': () => import('./digital-marketing.tsx').then((m) => m.DigitalMarketing),
  'production-broadcasting': () => import('./production.tsx').then((m) => m.Production),
  'sporte-app': () => import('./mobile-app.tsx').then((m) => m.MobileApp),
  'live-streaming': () => import('./live-streaming.tsx').then((m) => m.LiveStreaming),
  'event-crm': () => import('./event-crm.tsx').then((m) => m.EventCrm),
  'sporte-ai': () => import('./sporte-ai.tsx').then((m) => m.SporteAi),
  'blockchain-fan-interaction': () => import('./blockchain.tsx').then((m) => m.Blockchain),
  'mobile-games': () => import('./mobile-games.tsx').then((m) => m.MobileGames),
  'sporte-event-crm': () => import('./event-desk.tsx').then((m) => m.EventDesk),
  'sports-equipment': () => import('./equipment.tsx').then((m) => m.Equipment),
}

const names = import.meta.glob('/src/locales/*/services.json')
const texts = import.meta.glob('/src/locales/*/service-*-body.json')

/** What stands below the first screen of one service, with its texts. */
export async function loadBody(i18n: I18n, service: ServiceId): Promise<ComponentType> {
  const own = Object.entries(texts).filter(([path]) => path.endsWith(`/service-${service}-body.json`))
  const [component] = await Promise.all([
    components[service](),
    loadTexts(i18n, { ...names, ...Object.fromEntries(own) }),
  ])
  return component
}
