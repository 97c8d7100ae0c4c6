import { describe, expect, it } from 'vitest'
import { bouts } from '@/content/bouts/bouts.ts'
import { cardOf } from '@/content/bouts/records.ts'
import { startOf } from '@/content/bouts/start-of.ts'
import { boutStarts } from '@/content/bouts/start-times.ts'
import type { Bout } from '@/content/bouts/types.ts'
import type { CombatResult } from '@/contract/card-report.ts'
import { events } from '@/content/events/events.ts'
import { lengthMinutes } from '@/content/events/event-hours.ts'
import { isCombat } from '@/content/sports.ts'

const fightNights = events.filter(({ sport }) => isCombat(sport))
const mma = { sport: 'mma' } as const
const card = cardOf('battle-of-the-burj')

/** The ranges of the coming bouts in running order. */
const coming = (of: readonly Bout[], night: Parameters<typeof boutStarts>[1], minute: number) =>
  boutStarts(of, night, minute)
    .toReversed()
    .flatMap((start) => (start.phase === 'coming' ? [start] : []))

const at = (uaeTime: string) => new Date(`2026-03-14T${uaeTime}:00+04:00`)

describe('boutStarts', () => {
  it('returns a range per bout before the night, the main event first in the list and last in time', () => {
    expect(
      boutStarts(card, mma, -1).map((start) => start.phase === 'coming' && [start.from, start.to]),
    ).toEqual([
      [120, 160],
      [100, 135],
      [80, 110],
      [60, 85],
      [40, 60],
      [20, 35],
      [0, 10],
    ])
  })

  it('returns at most one running bout per minute, with ended ones below and coming ones above', () => {
    for (let minute = 0; minute < lengthMinutes(mma); minute += 1) {
      const phases = boutStarts(card, mma, minute).map(({ phase }) => phase)
      expect(phases.join(' ')).toMatch(/^(?:coming ?)*(?:on ?)?(?:over ?)*$/)
    }
  })

  it.each(fightNights.map((event) => [event.id, event] as const))(
    'starts no coming bout of %s before now, at any minute',
    (id, event) => {
      for (let minute = -5; minute < lengthMinutes(event); minute += 0.5) {
        let last = -Infinity
        for (const { from, to } of coming(cardOf(id), event, minute)) {
          expect(from).toBeGreaterThanOrEqual(Math.max(0, minute))
          expect(from).toBeGreaterThan(last)
          expect(to).toBeGreaterThan(from)
          last = from
        }
      }
    },
  )

  it('returns the same whatever the results', () => {
    const result: CombatResult = { winner: 'red', method: 'ko', round: 1, time: '0:09' }
    const decided = card.map((bout) => (bout.kind === 'combat' ? { ...bout, result } : bout))
    for (const minute of [-1, 0, 60, 160])
      expect(boutStarts(decided, mma, minute)).toEqual(boutStarts(card, mma, minute))
  })
})

describe('startOf', () => {
  it('returns null for past events at any hour, and for coming matches', () => {
    const others = bouts.filter(
      ({ event, kind }) => kind === 'match' || events.find(({ id }) => id === event)?.status === 'past',
    )
    expect(others.length).toBeGreaterThan(50)
    const shownAt = (now: Date | null) => others.filter((bout) => startOf(bout, now) !== null)
    for (const now of [null, at('11:00')]) expect(shownAt(now)).toEqual([])
    expect(shownAt(at('21:30'))).toMatchObject([{ event: 'corniche-league-night', order: 3 }])
  })

  it('counts from the start of the event', () => {
    const [main] = card
    expect(main && startOf(main, null)).toEqual({
      phase: 'coming',
      dayOffset: 0,
      from: { hours: 16, minutes: 120 },
      to: { hours: 16, minutes: 160 },
      by: 'schedule',
    })
  })
})
