import { beforeEach, expect, it, vi } from 'vitest'
import { matchToShow } from '@/shared/live/live-figures.ts'
import { standingOf } from '@/shared/live/standing.ts'
import { lengthOf, sampleMatch } from '../../../sandbox/scores/sample-match.ts'
import { aFeed, withChange } from '../../../support/a-feed.ts'
import { SomeTabs, type Tab } from '../../../support/some-tabs.ts'

/** An afternoon of one feed: a result, two matches at once, and one that is to come in the evening. */

const second = 1_000
const minute = 60 * second
const hour = 60 * minute
const noon = Date.UTC(2026, 10, 22, 12)

type Planned = { seed: number; startsAt: number; balls: number }
let plan: Record<'morning' | 'one' | 'other' | 'evening', Planned>
let bad: number | null = null
let tabs: SomeTabs

const planned = (seed: number, startsAt: number, balls: number): Planned => ({ seed, startsAt, balls })
const told = () =>
  Object.values(plan).map(({ seed, startsAt, balls }) => {
    const match = sampleMatch(seed, balls, new Date(startsAt))
    return seed === bad ? withChange(match, ['teams', 0, 'innings', 0, 'runs'], 700) : match
  })
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)
const shown = ({ scores }: Tab) => matchToShow(scores)?.id
const end = (match: Planned) => {
  match.balls = lengthOf(match.seed)
}

beforeEach(() => {
  vi.useFakeTimers({ now: noon })
  bad = null
  plan = {
    morning: planned(4, noon - 5 * hour, lengthOf(4)),
    one: planned(1, noon - hour, 60),
    other: planned(2, noon - hour / 2, 30),
    evening: planned(3, noon + 6 * hour, 0),
  }
  tabs = new SomeTabs(() => ({ kind: 'updated', data: aFeed(told(), Date.now()), etag: null }))
})

it('one feed tells four matches, each by itself, from noon to the evening', async () => {
  const tab = tabs.open()
  await pass(second)
  expect(tab.scores.matches.map(({ status }) => status)).toEqual(['RESULT', 'LIVE', 'LIVE', 'UPCOMING'])
  expect(shown(tab)).toBe('sandbox-1')

  // One of the two that are on no longer adds up: the other goes on, with its own age.
  bad = 2
  for (let ball = 0; ball < 20; ball += 1) {
    plan.one.balls += 1
    plan.other.balls += 1
    await pass(10 * second)
  }
  const standings = tab.scores.matches.map((match) => standingOf(match, tab.scores, Date.now()))
  expect(standings.map(({ isLive, tells }) => [isLive, tells])).toEqual([
    [false, 'heard'],
    [true, 'heard'],
    [false, 'doubtful'],
    [false, 'heard'],
  ])
  bad = null
  await pass(10 * second)
  expect(tab.scores.doubted.size).toBe(0)

  end(plan.one)
  await pass(10 * second)
  expect(shown(tab)).toBe('sandbox-2')
  end(plan.other)
  await pass(10 * second)
  expect(shown(tab)).toBe('sandbox-2')

  // Nothing is on: nothing is asked until an hour before the evening.
  const asked = tabs.asked.length
  await pass(4 * hour)
  expect(tabs.asked).toHaveLength(asked)
  await pass(hour)
  expect(tabs.asked.length).toBeGreaterThan(asked)
  await pass(hour)
  plan.evening.balls = 1
  await pass(minute)
  expect(shown(tab)).toBe('sandbox-3')
  expect(tabs.reported.every((why) => why === 'batting' || why === 'runs')).toBe(true)
})
