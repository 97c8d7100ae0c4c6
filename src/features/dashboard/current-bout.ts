import { boutStarts } from '@/content/bouts/start-times.ts'
import type { Bout } from '@/content/bouts/types.ts'
import { lengthMinutes } from '@/content/events/event-hours.ts'
import type { SportsEvent } from '@/content/events/types.ts'

/**
 * The bout that is on by the schedule. `minute` counts from the first bout; `since` are the seconds since the current
 * bout began.
 */
export function currentBout(
  card: readonly Bout[],
  event: Pick<SportsEvent, 'sport' | 'durationMinutes'>,
  minute: number,
): { bout: Bout; since: number } | null {
  if (minute >= lengthMinutes(event)) return null
  for (const [index, start] of boutStarts(card, event, minute).entries()) {
    const bout = card[index]
    if (bout && start.phase === 'on') return { bout, since: start.since * 60 }
  }
  return null
}
