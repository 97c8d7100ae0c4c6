import { afterEach, describe, expect, it } from 'vitest'
import { getOnAir } from '@/content/bouts/on-air.ts'
import { onAirFacts } from '@/content/bouts/on-air-facts.ts'
import { cardOf, getAppearances, getNextFight, getRecord } from '@/content/bouts/records.ts'
import { startOf } from '@/content/bouts/start-of.ts'
import { cardKind } from '@/live/card-feed.ts'
import { emptyFeedState, merge } from '@/live/merge.ts'
import { getPhase } from '@/content/events/event-phase.ts'
import { findEvent } from '@/content/events/events.ts'
import { setReportedNights } from '@/content/events/reported-night.ts'
import { findPlayer } from '@/content/players/players.ts'
import { venueDate } from '@/lib/format/venue-date.ts'
import type { BoutReport } from '@/contract/card-report.ts'

const event = findEvent('battle-of-the-burj')
const startsAt = Date.parse('2026-03-14T20:00:00+04:00')
const at = (minute: number) => new Date(startsAt + minute * 60_000)
const bare = { round: null, clockSeconds: null, result: null, red: null, blue: null, note: null }
const won = { winner: 'red', method: 'ko', round: 1, time: '2:00' } as const
const end = { row: 1, state: 'over', result: won }

/** The feed's bouts, reported at that minute of the night. */
function report(
  minute: number,
  bouts: readonly (Partial<BoutReport> & Pick<BoutReport, 'row' | 'state'>)[],
  isCurrent = true,
  night = { event: 'battle-of-the-burj', startsAt },
) {
  const time = at(minute).getTime()
  const rows = bouts.map((bout) => ({ ...bare, ...bout }))
  setReportedNights({
    nights: [{ ...night, bouts: rows }],
    changedAt: time,
    at: time,
    isCurrent,
  })
}

const documentOf = (bouts: readonly unknown[], also: object = {}, night: object = {}) => ({
  version: 1,
  updatedAt: '2026-03-14T16:00:00Z',
  nights: [{ event: 'battle-of-the-burj', startsAt: '2026-03-14T16:00:00Z', bouts, ...night }],
  ...also,
})

function known<One>(one: One | null | undefined): One {
  if (!one) throw new Error('There is none')
  return one
}

const burj = known(event)
const khalid = known(findPlayer('khalid-al-mansoori'))
const startsOn = (minute: number) => cardOf(burj.id, at(minute)).map((bout) => startOf(bout, at(minute)))

afterEach(() => setReportedNights(null))

describe('a reported night', () => {
  it('shows the bout that is on, with its clock, however late it is', () => {
    report(40, [
      { row: 7, state: 'over', result: won },
      { row: 6, state: 'on', round: 2, clockSeconds: 100 },
    ])
    const now = new Date(at(40).getTime() + 30_000)
    expect(onAirFacts(burj, now)).toMatchObject({
      start: { phase: 'on', by: 'feed' },
      clock: { round: 2, isRest: false, secondsLeft: 70 },
      isWalking: false,
    })
    expect(getOnAir(burj, now)?.shown.bout.order).toBe(6)
  })

  it('moves the bouts after it', () => {
    expect(startsOn(60)[5]).toMatchObject({ phase: 'over', by: 'schedule' })
    report(60, [
      { row: 7, state: 'over' },
      { row: 6, state: 'walking' },
    ])
    const [, , , , fifth, sixth, seventh] = startsOn(60)
    expect(fifth).toMatchObject({ from: { minutes: 80 }, to: { minutes: 100 }, by: 'feed' })
    expect(sixth).toMatchObject({ from: { minutes: 60 }, to: { minutes: 75 } })
    expect(seventh).toMatchObject({ phase: 'over' })
  })

  it('keeps the clock of an old report, with its time', () => {
    report(40, [{ row: 6, state: 'on', round: 2, clockSeconds: 100 }], false)
    expect(onAirFacts(burj, at(100))).toMatchObject({
      start: { phase: 'on', by: at(40) },
      clock: { round: 2, secondsLeft: null },
    })
    expect(startsOn(100)).toEqual(startsOn(41))
  })

  it('starts before its schedule, lasts longer, and ends with the main event', () => {
    report(-5, [{ row: 7, state: 'walking' }])
    expect(getPhase(burj, at(-5))).toBe('live')
    report(400, [{ row: 1, state: 'on' }])
    expect(getPhase(burj, at(200))).toBe('live')
    report(90, [{ row: 1, state: 'over' }])
    expect(getPhase(burj, at(90))).toBe('past')
  })

  it('counts in the records of the night', () => {
    const before = getRecord(khalid)
    report(150, [{ row: 1, state: 'over', result: won }])
    expect(getRecord(khalid, at(150))).toMatchObject({ wins: before.wins + 1, losses: before.losses })
    expect(getNextFight(khalid, at(150))?.bout.event).not.toBe(burj.id)
    expect(getRecord(khalid)).toEqual(before)
  })

  it('puts a late replacement on the card and on their own page', () => {
    const plan = startsOn(-60).map((start) => ({ ...start, by: 'feed' }))
    report(-60, [{ row: 4, state: 'next', blue: 'tiago-beltrao' }])
    expect(startsOn(-60)).toEqual(plan)
    const bout = cardOf(burj.id, at(-60))[3]
    expect(bout).toMatchObject({ blue: 'tiago-beltrao', changes: [{ kind: 'replaced', corner: 'blue' }] })
    const [first] = getAppearances(known(findPlayer('tiago-beltrao')), at(-60))
    expect(first?.bout).toBe(bout)
  })

  it('keeps a built-in result, and takes none before the bout is over', () => {
    const past = known(findEvent('desert-fury-7'))
    const start = venueDate(at(10), past.dayOffset, past.timeUtc).getTime()
    report(10, [{ row: 1, state: 'over' }], true, { event: past.id, startsAt: start })
    expect(cardOf(past.id, at(10))).toEqual(cardOf(past.id))
    report(10, [{ row: 7, state: 'on', result: won }])
    expect(cardOf(burj.id, at(10))).toEqual(cardOf(burj.id))
  })

  it('leaves a night that the feed does not follow to the schedule', () => {
    const plan = startsOn(61)
    report(-60, [{ row: 7, state: 'next' }])
    expect(startsOn(59)[6]).toMatchObject({ phase: 'coming', by: 'feed' })
    expect(startsOn(61)).toEqual(plan)
  })

  const odd: readonly (readonly [what: string, document: unknown])[] = [
    ...[null, 7, 'nights', [], {}, { nights: [] }].map((given) => [JSON.stringify(given), given] as const),
    ['another version', documentOf([end], { version: 2 })],
    ['a local time', documentOf([end], { updatedAt: '2026-03-14T20:00:00' })],
    ['nights that are no list', documentOf([end], { nights: { end } })],
    ['nights of other types', documentOf([end], { nights: [null, 1, 'night', [end]] })],
    ['another event', documentOf([end], {}, { event: 'dubai-knockout' })],
    ['an event of no page', documentOf([end], {}, { event: 'nothing' })],
    ['another day', documentOf([end], {}, { startsAt: '2026-03-13T16:00:00Z' })],
    ['no start', documentOf([end], {}, { startsAt: null })],
    ['no bouts', documentOf([])],
    ['bouts that are no list', documentOf([end], {}, { bouts: end })],
    ['rows that do not exist', documentOf([0, 8, 31, -1, 1.5, '1'].map((row) => ({ ...end, row })))],
    ['rows of other types', documentOf([null, 'over', 1, []])],
    ['an unknown state', documentOf([{ ...end, state: 'cancelled' }])],
    ['a wrong result', documentOf([{ ...end, result: { ...won, round: 99 } }])],
    ['a person who is not here', documentOf([{ row: 2, state: 'next', red: 'nobody' }])],
    ['a person of another sport', documentOf([{ row: 2, state: 'next', red: 'babar-azam' }])],
    ['the opponent', documentOf([{ row: 1, state: 'next', red: 'raoni-maciel' }])],
    [
      'a hundred nights',
      documentOf([end], { nights: Array.from({ length: 100 }, () => ({ bouts: [end] })) }),
    ],
  ]
  it.each(odd)('leaves the built-in card as it is for a document with %s', (_, document) => {
    const { items } = merge(cardKind, emptyFeedState, document, startsAt).held
    setReportedNights({ nights: items, changedAt: startsAt, at: startsAt, isCurrent: true })
    expect(cardOf(burj.id, at(10))).toEqual(cardOf(burj.id))
  })
})
