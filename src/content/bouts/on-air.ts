import { getPhase, type EventSchedule } from '@/content/events/event-phase.ts'
import { cardOf } from './records.ts'
import { startOfSlot, type StartEstimate } from './start-of.ts'
import type { Bout } from './types.ts'

type Coming = { bout: Bout; start: Extract<StartEstimate, { phase: 'coming' }> }

/** What a live event shows. */
export type OnAir = {
  /** The bout that is on, otherwise the next one, otherwise the main event. */
  shown: { bout: Bout; start: StartEstimate }
  /** The bout after it. */
  next: Coming | null
  /** The main event, unless it is shown. */
  main: Coming | null
}

/** Null unless the event is live and has a card. The same for every page that shows it. */
export function getOnAir(event: EventSchedule, now: Date): OnAir | null {
  if (getPhase(event, now) !== 'live') return null
  const card = cardOf(event.id, now).flatMap((bout) => {
    const start = startOfSlot(bout, now)
    return start ? [{ bout, start }] : []
  })
  const coming = card.filter((one): one is Coming => one.start.phase === 'coming')
  const shown = card.find(({ start }) => start.phase === 'on') ?? coming.at(-1) ?? card[0]
  if (!shown) return null
  const later = coming.filter((one) => one !== shown)
  return { shown, next: later.at(-1) ?? null, main: later[0] ?? null }
}
