import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { FeedAnswer } from '@/live/fetch-feed.ts'
import { buildFeed, buildMatch, deliveries, startsAt } from '../../support/feed-fixture.ts'
import { failed, pass, ScoreTabs, updated, type ScoreTab } from '../../support/score-tabs.ts'

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

  it('polls slowly offline until a response proves the browser wrong', async () => {
    const tab = tabs.open()
    await pass(second)
    tabs.isOnline = false
    tabs.notice()
    await pass(43 * second)
    expect([tabs.asked.length, tab.scores.trouble]).toEqual([1, 'offline'])
    await pass(second)
    expect([tabs.asked.length, tab.scores.trouble]).toEqual([2, null])
    await pass(10 * second)
    expect(tabs.asked).toHaveLength(3)
    tabs.answer = () => failed
    await pass(10 * second)
    expect([tabs.asked.length, tab.scores.trouble]).toEqual([4, 'offline'])
  })

  it('stops without subscribers and continues later', async () => {
    const tab = tabs.open()
    await pass(second)
    tab.close()
    await pass(600 * second)
    expect([tabs.asked.length, tabs.listeners.size]).toEqual([1, 0])
    tab.isSeen = true
    tab.observe()
    expect(tab.total).not.toBe('')
    await pass(second)
    expect(tabs.asked).toEqual([null, '"40"'])
  })

  it('pauses while the feed fails, as long as the server requests, and keeps its data', async () => {
    const tab = tabs.open()
    await pass(second)
    const { total } = tab
    tabs.answer = () => ({ ...failed, retryAfter: '300' })
    await pass(10 * second)
    expect(tab.scores.trouble).toBe('silent')
    await pass(298 * second)
    expect(tabs.asked).toHaveLength(2)
    tabs.answer = () => failed
    await pass(30 * second) // the second failure in a row doubles our own pause
    expect(tabs.asked).toHaveLength(3)
    await pass(second)
    expect(tabs.asked).toHaveLength(4)
    expect([tab.total, tab.scores.heardAt]).toEqual([total, start])
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

  it('ages with a match that became unreadable, until it is readable again', async () => {
    const tab = tabs.open()
    await pass(second)
    const { total } = tab
    tabs.answer = () => update([{ id: 'sandbox-1' }, buildMatch(5, 2)])
    await pass(20 * second)
    expect(tab.scores).toMatchObject({ trouble: 'silent', heardAt: start })
    expect(tab.total).toContain(total)
    expect(tabs.reported).toContain('match')
    expect(tabs.asked).toEqual([null, '"40"', null])
    tabs.answer = honest
    await pass(10 * second)
    expect(tab.scores).toMatchObject({ trouble: null, heardAt: start + 30_000 })
  })

  it('ignores an older document, and reports it to the operator', async () => {
    const tab = tabs.open()
    await pass(second)
    const { total } = tab
    tabs.answer = () => ({ kind: 'updated', data: buildFeed([buildMatch(10)], start - 1), etag: '"old"' })
    await pass(10 * second)
    expect([tab.total, tab.scores.trouble, tab.scores.heardAt]).toEqual([total, 'silent', start])
    expect(tabs.reported).toEqual(['older'])
    tabs.answer = honest
    await pass(10 * second)
    expect(tab.scores.trouble).toBeNull()
    expect(tabs.asked).toEqual([null, '"40"', '"40"'])
  })

  it('counts the time without change by its own clock once it has seen a change', async () => {
    const wrong = 3_600 * second
    tabs.answer = () => ({
      kind: 'updated',
      data: buildFeed([buildMatch(balls)], Date.now() - wrong),
      etag: null,
    })
    const tab = tabs.open()
    await pass(second)
    expect(tab.scores.changedAt).toBe(start - wrong)
    balls += 1
    await pass(10 * second)
    expect(tab.scores.changedAt).toBe(start + 10_000)
  })

  it('stores a copy after every document, even over a rejected one', async () => {
    const tab = tabs.open()
    await pass(second)
    tabs.answer = () => ({ kind: 'updated', data: '<html>', etag: null })
    await pass(10 * second)
    expect(tabs.kept).toHaveLength(2)
    expect(tabs.kept[1]).toEqual(tabs.kept[0])
    const { document, heardAt = 0 } = tabs.kept[1] ?? {}
    expect(heardAt).toBe(start)
    tab.close()
    tabs.answer = () => ({ kind: 'copy', data: document, keptAt: heardAt, retryAfter: null })
    const next = tabs.open()
    await pass(second)
    expect(next.scores).toEqual(tab.scores)
  })

  it('counts a 304 as a failure if it has sent no ETag', async () => {
    tabs.answer = () => ({ kind: 'unchanged' })
    const tab = tabs.open()
    await pass(second)
    expect(tab.scores).toMatchObject({ trouble: 'silent', heardAt: null })
    tabs.answer = honest
    await pass(15 * second)
    expect(tab.total).not.toBe('')
  })
})

describe('score store after a match', () => {
  const finished = (tab: ScoreTab) => tab.scores.finished.map(({ id }) => id)
  const hour = 3_600 * second

  async function playToTheEnd() {
    balls = deliveries.over
    const tab = tabs.open()
    await pass(second)
    expect(finished(tab)).toEqual(['sandbox-1'])
    tabs.answer = () => updated([])
    await pass(10 * second)
    tab.see(false)
    tab.see(true)
    await pass(second)
    expect(tab.scores.items).toHaveLength(0)
    expect(finished(tab)).toEqual(['sandbox-1'])
    tab.close()
  }

  it('keeps the result for a day after the feed drops the match', async () => {
    await playToTheEnd()
    vi.setSystemTime(start + 30 * hour)
    const next = tabs.open()
    await pass(second)
    expect(finished(next)).toEqual(['sandbox-1'])
    next.close()
    vi.setSystemTime(start + 33 * hour)
    const last = tabs.open()
    await pass(second)
    expect(finished(last)).toEqual([])
  })

  it('drops the result if the feed takes it back', async () => {
    await playToTheEnd()
    balls = deliveries.chase
    tabs.answer = honest
    const next = tabs.open()
    await pass(second)
    expect(finished(next)).toEqual([])
  })
})
