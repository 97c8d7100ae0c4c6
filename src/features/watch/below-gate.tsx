import { loadTexts } from '@/locales/i18n.ts'
import { deferred } from '@/platform/parts/deferred.tsx'
import { EventLists } from './event-lists.tsx'

const DeviceCheckSection = deferred('watch-check', async (i18n) => {
  const [module] = await Promise.all([
    import('./device-check-section.tsx'),
    loadTexts(i18n, import.meta.glob('/src/locales/*/watch-check.json')),
  ])
  return module.DeviceCheckSection
})

type BelowGateProps = { isOpen: boolean }

/** What stands below the gate, what a viewer can do before there is anything to watch; below the player the lists come first. */
export function BelowGate({ isOpen }: BelowGateProps) {
  const check = <DeviceCheckSection key="check" />
  const lists = <EventLists key="lists" />
  return isOpen ? [lists, check] : [check, lists]
}
