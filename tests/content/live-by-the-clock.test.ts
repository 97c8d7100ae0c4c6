import { describe, expect, it } from 'vitest'
import { getPhase } from '@/content/events/event-phase.ts'
import { events, findEvent } from '@/content/events/events.ts'
import { scheduleOf, upcomingEvents } from '@/content/events/upcoming-events.ts'
import { watchEvents } from '@/content/events/watch-events.ts'
import { getOnAir, type OnAir } from '@/content/bouts/on-air.ts'
import type { EventId } from '@/content/events/event-ids.ts'
import type { StartEstimate } from '@/content/bouts/start-of.ts'
import { fightClock } from '@/content/bouts/fight-clock.ts'

const battle = findEvent('battle-of-the-burj')
const at = (uaeTime: string) => new Date(`2026-03-14T${uaeTime}:00+04:00`)

describe('live state', () => {
  it('starts with the first bout and ends with the event, by the venue’s clock', () => {
    const phases = ['00:00', '11:18', '19:59', '20:00', '23:59'].map(
      (time) => battle && getPhase(battle, at(time)),
    )
    expect(phases).toEqual(['upcoming', 'upcoming', 'upcoming', 'live', 'live'])
    const league = findEvent('corniche-league-night')
    expect(['20:59', '21:00'].map((time) => league && getPhase(league, at(time)))).toEqual([
      'upcoming',
      'live',
    ])
  })

  it('does not start days before', () => {
    for (const event of events.filter(({ dayOffset }) => dayOffset > 0))
      expect(getPhase(event, at('21:30')), event.id).toBe('upcoming')
  })
})

describe('event phases', () => {
  const phasesAt = (now: Date | null) =>
    events.filter(({ status }) => status === 'upcoming').map((event) => getPhase(event, now))

  it('include a live event at every half hour, and no past event without results', () => {
    for (let minute = 0; minute < 48 * 60; minute += 30) {
      const now = new Date(at('00:00').getTime() + minute * 60_000)
      expect(phasesAt(now), now.toISOString()).toContain('live')
      expect(phasesAt(now), now.toISOString()).not.toContain('past')
    }
  })

  it('include only all-day events before the clock is known, so that hydration changes nothing', () => {
    const dayLong = events.filter((event) => getPhase(event, null) === 'live')
    expect(dayLong.map(({ id }) => id)).toEqual(['gulf-masters-esports'])
    const night = (durationMinutes: number) =>
      dayLong.map((event) => getPhase({ ...event, durationMinutes }, null))
    // It began at 18:00 yesterday: until midnight, and until a minute before.
    expect([night(1_800), night(1_799)]).toEqual([['live'], ['upcoming']])
  })
})

it('event lists › agree at any hour', () => {
  for (const time of ['11:18', '20:30']) {
    for (const event of [
      ...upcomingEvents.map((event) => ({ id: event.id, night: scheduleOf(event) })),
      ...watchEvents.map((event) => ({ id: event.id, night: event })),
    ]) {
      const page = findEvent(event.id)
      if (page) expect(getPhase(event.night, at(time)), `${event.id} ${time}`).toBe(getPhase(page, at(time)))
    }
  }
})

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
  const state = event && getOnAir(event, at(uaeTime))
  return state ? [state.shown, state.next, state.main].map(rowOf) : null
}

describe('getOnAir', () => {
  it.each([
    ['after the doors', '19:59', null],
    ['first bout', '20:00', ['7: on for 0', '6: 20:20–20:35', '1: 22:00–22:40']],
    ['changeover', '20:17', ['6: 20:20–20:35', '5: 20:40–21:00', '1: 22:00–22:40']],
    ['second bout', '20:25', ['6: on for 0', '5: 20:45–21:00', '1: 22:05–22:40']],
    ['third bout', '20:51', ['5: on for 1', '4: 21:10–21:25', '1: 22:10–22:40']],
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

it.each([
  [300, 0, { round: 1, isRest: false, secondsLeft: 300 }],
  [300, 299, { round: 1, isRest: false, secondsLeft: 1 }],
  [300, 300, { round: 1, isRest: true, secondsLeft: 60 }],
  [300, 359, { round: 1, isRest: true, secondsLeft: 1 }],
  [300, 360, { round: 2, isRest: false, secondsLeft: 300 }],
  // Boxing has shorter rounds.
  [180, 0, { round: 1, isRest: false, secondsLeft: 180 }],
  [180, 240.7, { round: 2, isRest: false, secondsLeft: 180 }],
])(
  'fightClock › counts rounds of %i s and a minute between them down, after %d s',
  (length, second, clock) => {
    expect(fightClock(length, second)).toEqual(clock)
  },
)
