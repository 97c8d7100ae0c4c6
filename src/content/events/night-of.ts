import { getPhase, type EventSchedule } from './event-phase.ts'

/** What `shared/on-air.tsx` needs of an event. Its card loads only while the event is live. */
export const nightOf = (event: EventSchedule, now: Date | null) => ({
  isTonight: event.dayOffset === 0,
  phase: getPhase(event, now),
  look: async (at: Date) => {
    const { onAirFacts } = await import('@/content/bouts/on-air-facts.ts')
    return onAirFacts(event, at)
  },
})
