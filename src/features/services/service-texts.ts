import type { i18n as I18n } from 'i18next'
import type { ServiceId } from '@/content/services.ts'
import { loadTexts } from '@/locales/i18n.ts'

const shared = import.meta.glob('/src/locales/*/service.json')
/** Only the first screens': what stands below one comes with its own part. */
const own = import.meta.glob(['/src/locales/*/service-*.json', '!**/service-*-body.json'])

/** Loads what the first screen of one service says, and of no other. */
export async function loadServiceTexts(i18n: I18n, service: ServiceId): Promise<void> {
  const wanted = Object.entries(own).filter(([path]) => path.endsWith(`/service-${service}.json`))
  await loadTexts(i18n, { ...shared, ...Object.fromEntries(wanted) })
}
