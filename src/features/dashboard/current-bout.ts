import type { Bout } from '@/content/bouts/types.ts'
import { lengthMinutes, mainEventAfterMinutes } from '@/content/events/event-hours.ts'
import type { SportsEvent } from '@/content/events/types.ts'

/**
 * The schedule of a sample night, fought from the bottom of its card up: the undercard shares the time before the main
 * event evenly. `minute` counts from the first bout; `since` are the seconds since the current bout began.
 */
export function currentBout(
  card: readonly Bout[],
  event: Pick<SportsEvent, 'sport' | 'durationMinutes'>,
  minute: number,
): { bout: Bout; since: number } | null {
  const [main, ...below] = card
  if (!main || minute < 0 || minute >= lengthMinutes(event)) return null
  const share = mainEventAfterMinutes / below.length
  const bout = below[below.length - 1 - Math.floor(minute / share)]
  if (minute >= mainEventAfterMinutes || !bout)
    return { bout: main, since: (minute - mainEventAfterMinutes) * 60 }
  return { bout, since: (minute % share) * 60 }
}
