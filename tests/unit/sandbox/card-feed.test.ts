import { describe, expect, it } from 'vitest'
import { cardOf } from '@/content/bouts/records.ts'
import { card } from '@/content/events/upcoming/battle-of-the-burj.ts'
import { findPlayer } from '@/content/players/players.ts'
import { venueDate } from '@/lib/format/venue-date.ts'
import { CardFeed, firstBell, sampleNight } from '../../sandbox/card-feed.ts'

const startsAt = new Date('2026-03-14T16:00:00Z')
const rows = cardOf('battle-of-the-burj').filter((bout) => bout.kind === 'combat')
const minutes = Array.from({ length: 321 }, (_, index) => index - 120)
const nights = minutes.map((minute) => sampleNight(minute, startsAt).bouts)
const results = nights.at(-1) ?? []

describe('sampleNight', () => {
  it('leads every row of the card through its states, one after the other', () => {
    expect(results.map(({ row }) => row)).toEqual(rows.map(({ order }) => order).toReversed())
    for (const { row } of results) {
      const states = nights.flatMap((bouts) => bouts.filter((bout) => bout.row === row))
      expect([...new Set(states.map(({ state }) => state))]).toEqual(['next', 'walking', 'on', 'over'])
    }
    for (const bouts of nights)
      expect(bouts.filter(({ state }) => state === 'walking' || state === 'on').length).toBeLessThan(2)
  })

  it('has results of every kind, within the rounds of the card', () => {
    const methods = results.map(({ result }) => result?.method)
    expect(methods).toEqual(expect.arrayContaining(['ko', 'submission', 'unanimous', 'noContest']))
    for (const { row, result } of results)
      expect(result?.round).toBeLessThanOrEqual(rows[row - 1]?.rounds ?? 0)
  })

  it('announces a replacement from the division before the bout', () => {
    const [late] = nights.flatMap((bouts) => bouts.filter(({ blue }) => blue))
    const bout = rows.find(({ order }) => order === late?.row)
    expect(late?.state).toBe('next')
    expect(findPlayer(late?.blue ?? '')).toMatchObject({
      sport: card.sport,
      division: bout?.weightClass,
      gender: findPlayer(bout?.red ?? '')?.gender,
      status: 'active',
    })
    expect(rows.flatMap(({ red, blue }) => [red, blue])).not.toContain(late?.blue)
  })
})

describe('firstBell', () => {
  it.each(['2026-03-14T00:30:00Z', '2026-03-14T19:59:00Z', '2026-03-14T20:00:00Z'])(
    'returns that of the day of %s at the venue',
    (time) => {
      const now = new Date(time)
      expect(firstBell(now.getTime())).toEqual(venueDate(now, card.dayOffset, card.timeUtc))
    },
  )
})

describe('CardFeed', () => {
  it('has one document for each `updatedAt`, and does not change for a while in the middle of a bout', () => {
    const feed = new CardFeed()
    feed.play({ from: -121, startsAt, isEventful: true })
    const documents = minutes.map(() => {
      feed.advance()
      return feed.document()
    })
    const times = [...new Set(documents.map(({ updatedAt }) => updatedAt))]
    expect(times).toHaveLength(new Set(documents.map((document) => JSON.stringify(document))).size)
    expect(times).toEqual(times.toSorted())
    expect(times.filter((time) => /T16:2[1-9]|T16:3[0-2]/.test(time))).toEqual([])
    expect(times).toContain('2026-03-14T16:33:00.000Z')
  })
})
