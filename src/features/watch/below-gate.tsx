import { deferred } from '@/platform/hydration/deferred.tsx'
import { EventLists } from './event-lists.tsx'

const DeviceCheckSection = deferred(() => import('./device-check-section.tsx'), 'DeviceCheckSection', {
  until: 'activity',
})

type BelowGateProps = { isOpen: boolean }

/**
 * The device check is first while the player is locked, because it is useful before an event. Afterwards the event
 * lists are first.
 */
export function BelowGate({ isOpen }: BelowGateProps) {
  const check = <DeviceCheckSection key="check" />
  const lists = <EventLists key="lists" />
  return isOpen ? [lists, check] : [check, lists]
}
