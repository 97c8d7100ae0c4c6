import { describe, expect, it } from 'vitest'
import { getPhase } from '@/content/events/event-phase.ts'
import { events, findEvent } from '@/content/events/events.ts'
import { scheduleOf, upcomingEvents } from '@/content/events/upcoming-events.ts'
import { watchEvents } from '@/content/events/watch-events.ts'

const minuteMs = 60_000
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
      const now = new Date(at('00:00').getTime() + minute * minuteMs)
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
