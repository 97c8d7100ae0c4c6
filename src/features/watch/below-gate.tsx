import { deferred } from '@/platform/hydration/deferred.tsx'
import { EventLists } from './event-lists.tsx'

const DeviceCheckSection = deferred(
  'watch-check',
  () => import('./device-check-section.tsx'),
  'DeviceCheckSection',
  { texts: ['watch-player'] },
)

type BelowGateProps = { isOpen: boolean }

/** Below the gate come the things to do before an event; below the player the lists come first. */
export function BelowGate({ isOpen }: BelowGateProps) {
  const check = <DeviceCheckSection key="check" />
  const lists = <EventLists key="lists" />
  return isOpen ? [lists, check] : [check, lists]
}
