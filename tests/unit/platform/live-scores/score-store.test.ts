import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { FeedAnswer } from '@/platform/live-scores/fetch-feed.ts'
import { buildFeed, buildMatch, deliveries, startsAt, withChange } from '../../../support/feed-fixture.ts'
import { failed, pass, ScoreTabs, updated } from '../../../support/score-tabs.ts'

const start = startsAt.getTime()
const second = 1_000

/** Balls bowled so far. The feed's timestamp follows the clock. */
let balls = 0
const update = (matches: readonly unknown[] = [buildMatch(balls)]) => updated(matches, `"${balls}"`)
const honest = (etag: string | null): FeedAnswer => (etag === `"${balls}"` ? { kind: 'unchanged' } : update())

let tabs: ScoreTabs

beforeEach(() => {
  vi.useFakeTimers({ now: start })
  balls = deliveries.early
  tabs = new ScoreTabs(honest)
})

describe('score store in one tab', () => {
  it('polls on open and every ten seconds with the last ETag', async () => {
    const tab = tabs.open()
    await pass(second)
    expect(tabs.asked).toEqual([null])
    balls += 1
    await pass(21 * second)
    expect(tabs.asked).toEqual([null, '"40"', '"41"'])
    expect(tab.scores).toMatchObject({ trouble: null, heardAt: start + 20_000 })
  })

  it('stops while hidden and polls at once when visible', async () => {
    const tab = tabs.open()
    await pass(second)
    tab.see(false)
    await pass(600 * second)
    expect(tabs.asked).toHaveLength(1)
    tab.see(true)
    await pass(0)
    expect(tabs.asked).toHaveLength(2)
  })

  it('stops offline, reports it, and polls once online', async () => {
    const tab = tabs.open()
    await pass(second)
    tabs.isOnline = false
    tabs.notice()
    expect(tab.scores.trouble).toBe('offline')
    await pass(600 * second)
    expect(tabs.asked).toHaveLength(1)
    tabs.isOnline = true
    tabs.notice()
    await pass(0)
    expect(tabs.asked).toHaveLength(2)
    expect(tab.scores.trouble).toBeNull()
  })

  it('stops without subscribers and continues later', async () => {
    const tab = tabs.open()
    await pass(second)
    tab.close()
    await pass(600 * second)
    expect([tabs.asked.length, tabs.listeners.size]).toEqual([1, 0])
    tab.isSeen = true
    tab.watch()
    expect(tab.total).not.toBe('')
    await pass(second)
    expect(tabs.asked).toEqual([null, '"40"'])
  })

  it('backs off while the feed fails, and keeps its data', async () => {
    const tab = tabs.open()
    await pass(second)
    const { total } = tab
    tabs.answer = () => failed
    await pass(10 * second)
    expect(tab.scores.trouble).toBe('silent')
    const before = tabs.asked.length
    await pass(100 * second) // 15, 30, then 60
    expect(tabs.asked.length - before).toBe(2)
    expect([tab.total, tab.scores.heardAt]).toEqual([total, start])
  })

  it('pauses as long as the server requests', async () => {
    tabs.answer = () => ({ kind: 'failed', isRefused: false, retryAfter: '300' })
    const tab = tabs.open()
    await pass(290 * second)
    tab.see(false)
    tab.see(true)
    expect(tabs.asked).toHaveLength(1)
    await pass(20 * second)
    expect(tabs.asked).toHaveLength(2)
  })

  it('polls on for "not modified", and keeps the time of the last change', async () => {
    const tab = tabs.open()
    await pass(second)
    tabs.answer = () => ({ kind: 'unchanged' })
    await pass(3_600 * second)
    expect(tab.scores).toMatchObject({ updatedAt: start, trouble: null })
    expect(tab.scores.heardAt).toBeGreaterThan(start + 3_590 * second)
  })

  it('shows the worker’s copy with its age, and counts it as a failure', async () => {
    tabs.answer = () => ({
      kind: 'copy',
      data: buildFeed([buildMatch(20)], start - 60_000),
      keptAt: start - 50_000,
      retryAfter: null,
    })
    const tab = tabs.open()
    await pass(second)
    expect(tab.scores).toMatchObject({
      heardAt: start - 50_000,
      updatedAt: start - 60_000,
      trouble: 'silent',
    })
    expect(tab.total).not.toBe('')
  })

  it.each([
    ['going back', () => buildMatch(10), 'back'],
    ['lying', () => withChange(buildMatch(balls), ['teams', 0, 'innings', 0, 'runs'], 300), 'runs'],
    ['nonsense', () => 7, 'match'],
  ])('ignores a feed that is %s and reports the reason to the operator', async (_, match, why) => {
    const tab = tabs.open()
    await pass(second)
    const { total } = tab
    tabs.answer = () => update([match()])
    await pass(10 * second)
    expect([tab.total, tab.scores.trouble]).toEqual([total, 'doubtful'])
    expect(tabs.reported).toContain(why)
    tabs.answer = honest
    await pass(10 * second)
    expect(tab.scores.trouble).toBeNull()
  })

  it('shows a match whose first response was inconsistent', async () => {
    tabs.answer = () => update([withChange(buildMatch(balls), ['teams', 0, 'innings', 0, 'runs'], 300)])
    const tab = tabs.open()
    await pass(second)
    expect([tab.scores.matches, tab.scores.trouble]).toEqual([[], 'doubtful'])
    tabs.answer = honest
    await pass(61 * second)
    expect(tab.total).not.toBe('')
  })

  it('stops after the end', async () => {
    const tab = tabs.open()
    await pass(second)
    balls = deliveries.over
    await pass(600 * second)
    expect(tab.scores.matches[0]?.status).toBe('RESULT')
    expect(tabs.asked).toHaveLength(2)
  })

  it('polls an end that came while hidden', async () => {
    const tab = tabs.open()
    await pass(second)
    tab.see(false)
    balls = deliveries.over
    await pass(3_600 * second)
    tab.see(true)
    await pass(second)
    expect(tab.scores.matches[0]?.status).toBe('RESULT')
  })
})

it('score store › polls in each visible tab', async () => {
  const [one, other] = [tabs.open(), tabs.open()]
  await pass(61 * second)
  expect(tabs.asked).toHaveLength(14)
  expect(other.scores).toEqual(one.scores)
  one.see(false)
  await pass(60 * second)
  expect(tabs.asked).toHaveLength(20)
})
