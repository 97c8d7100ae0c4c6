import { describe, expect, it } from 'vitest'
import { getOnAir, type OnAir } from '@/content/bouts/on-air.ts'
import { findEvent } from '@/content/events/events.ts'
import type { EventId } from '@/content/events/event-ids.ts'
import type { StartEstimate } from '@/content/bouts/start-of.ts'

const textOf = (start: StartEstimate) => {
  if (start.phase === 'on') return `on for ${start.since}`
  if (start.phase === 'over') return 'over'
  const clock = ({ hours, minutes }: { hours: number; minutes: number }) =>
    `${hours + 4 + Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`
  return `${clock(start.from)}–${clock(start.to)}`
}
const rowOf = (one: OnAir['shown'] | null) => one && `${one.bout.order}: ${textOf(one.start)}`

function look(id: EventId, uaeTime: string): (string | null)[] | null {
  const event = findEvent(id)
  const state = event && getOnAir(event, new Date(`2026-03-14T${uaeTime}:00+04:00`))
  return state ? [state.shown, state.next, state.main].map(rowOf) : null
}

describe('getOnAir', () => {
  it.each([
    ['before the doors', '17:00', null],
    ['after the doors', '19:59', null],
    ['first bout', '20:00', ['7: on for 0', '6: 20:20–20:35', '1: 22:00–22:40']],
    ['changeover', '20:17', ['6: 20:20–20:35', '5: 20:40–21:00', '1: 22:00–22:40']],
    ['second bout', '20:25', ['6: on for 0', '5: 20:45–21:00', '1: 22:05–22:40']],
    ['third bout', '20:51', ['5: on for 1', '4: 21:10–21:25', '1: 22:10–22:40']],
    ['fourth bout', '21:16', ['4: on for 1', '3: 21:35–21:50', '1: 22:15–22:40']],
    ['fifth bout', '21:41', ['3: on for 1', '2: 22:00–22:15', '1: 22:20–22:40']],
    ['co-main', '22:07', ['2: on for 2', '1: 22:25–22:40', '1: 22:25–22:40']],
    ['walk-in of the main event', '22:25', ['1: 22:25–22:40', null, null]],
    ['main event', '22:45', ['1: on for 15', null, null]],
    ['after the main event', '22:59', ['1: over', null, null]],
    ['after the end', '00:59', null],
  ])('%s, %s UAE time', (_moment, time, shown) => {
    expect(look('battle-of-the-burj', time)).toEqual(shown)
  })

  it('shares a day of matches evenly and does not say when each begins', () => {
    expect(look('corniche-league-night', '12:00')).toBeNull()
  })
})
