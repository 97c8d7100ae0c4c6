import { describe, expect, it } from 'vitest'
import { eventIds } from '@/content/events/event-ids.ts'
import { highlightsOf } from '@/content/events/highlights.ts'
import { events, findEvent } from '@/content/events/events.ts'
import type { SportsEvent } from '@/content/events/types.ts'
import { upcomingCards, upcomingEvents } from '@/content/events/upcoming-events.ts'
import { pastEvents } from '@/content/events/past-events.ts'
import { playerOfMonth, previousWinners } from '@/content/players/player-of-month.ts'
import { findPlayer } from '@/content/players/players.ts'
import { getAppearances, cardOf } from '@/content/bouts/records.ts'
import { sportIds } from '@/content/sport-ids.ts'
import { getMonthFigures, wonMonth } from '@/features/player-of-month/month-figures.ts'

const tournament = findEvent('gulf-masters-esports')
const past = events.filter(({ status }) => status === 'past')

describe('demo events', () => {
  it('include at least twelve past ones and four upcoming', () => {
    expect(events.map(({ id }) => id).toSorted()).toEqual(eventIds.toSorted())
    expect(past.length).toBeGreaterThanOrEqual(12)
    expect(events.length - past.length).toBeGreaterThanOrEqual(4)
    for (const sport of sportIds) expect(past.some((event) => event.sport === sport)).toBe(true)
  })

  it('follow an order: Battle of the Burj first, then upcoming by date, then past, newest first', () => {
    const order = ['upcoming', 'past']
    const daysAway = ({ status, dayOffset }: SportsEvent) =>
      status === 'past' ? -dayOffset : Math.max(dayOffset, 0)
    const sorted = events.toSorted(
      (a, b) => order.indexOf(a.status) - order.indexOf(b.status) || daysAway(a) - daysAway(b),
    )
    expect(events.map(({ id }) => id)).toEqual(sorted.map(({ id }) => id))
    expect(events[0]?.id).toBe('battle-of-the-burj')
    expect(new Set(past.map(({ dayOffset }) => dayOffset)).size).toBe(past.length)
  })

  it('have the status “past” before today and “upcoming” from today on, except the tournament that is always on', () => {
    for (const { id, status, dayOffset, durationMinutes } of events.filter((event) => event !== tournament)) {
      expect(status, id).toBe(dayOffset < 0 ? 'past' : 'upcoming')
      expect(durationMinutes !== undefined, id).toBe(status === 'past')
    }
  })

  it('have highlights once they are past, each of a bout on the card', () => {
    for (const { id, status } of events) {
      const highlights = highlightsOf(id)
      if (status !== 'past') expect(highlights, id).toEqual([])
      else expect([3, 4], id).toContain(highlights.length)
      expect(new Set(highlights.map(({ clip }) => clip.id)).size, id).toBe(highlights.length)
      for (const { clip } of highlights) {
        expect(cardOf(id)[(clip.bout ?? 1) - 1], id).toBeDefined()
        expect(clip.seconds, id).toBeLessThanOrEqual(300)
        expect(clip.views, id).toBeGreaterThan(0)
      }
    }
  })
})

it('events of the other pages › have an event page, except two past ones without bouts', () => {
  expect(upcomingEvents).toHaveLength(upcomingCards.filter(({ listed }) => listed).length)
  const without = pastEvents.filter(({ id }) => !findEvent(id))
  expect(without.map(({ id }) => id)).toEqual(['dune-masters', 'burj-open-mat'])
})

describe('player of the month', () => {
  const winner = findPlayer(playerOfMonth.player)

  it.each([
    // The latest bout is on 3 November, the one before on 11 October.
    ['2026-11-24T12:00:00Z', '2026-11-01', { fights: 1, wins: 1, knockouts: 0 }],
    // The latest bouts are on 29 and 6 November.
    ['2026-12-20T12:00:00Z', '2026-11-01', { fights: 2, wins: 2, knockouts: 1 }],
  ])('has the figures of the month of the latest bout, on %s: %s', (today, month, figures) => {
    const now = new Date(today)
    expect(wonMonth(now).toISOString().slice(0, 10)).toBe(month)
    expect(winner && getMonthFigures(winner, now)).toEqual(figures)
  })

  it('lists at least five earlier winners, each with a win in or around that month', () => {
    expect(previousWinners.length).toBeGreaterThanOrEqual(5)
    expect(previousWinners.map(({ monthsBefore }) => monthsBefore)).toEqual(
      previousWinners.map((_, index) => index + 1),
    )
    expect(new Set([playerOfMonth, ...previousWinners].map(({ player }) => player)).size).toBe(
      previousWinners.length + 1,
    )
    for (const { player, monthsBefore } of previousWinners) {
      const found = findPlayer(player)
      const gaps = (found ? getAppearances(found) : [])
        .filter(({ outcome }) => outcome === 'win')
        .map(({ event }) => Math.abs(-21 - event.dayOffset - monthsBefore * 30.44))
      expect(Math.min(...gaps), player).toBeLessThan(20)
    }
  })
})
