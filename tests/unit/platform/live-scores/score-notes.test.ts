import { beforeEach, describe, expect, it, vi } from 'vitest'
import { buildFeed, buildMatch, deliveries, startsAt, withChange } from '../../../support/feed-fixture.ts'
import { failed, pass, ScoreTabs, updated } from '../../../support/score-tabs.ts'

/** The status of each match beside its figures: whether it is in doubt, and how old its data is. */

const start = startsAt.getTime()
const second = 1_000

let balls = 0
const update = (matches: readonly unknown[] = [buildMatch(balls)]) => updated(matches, `"${balls}"`)

let tabs: ScoreTabs

beforeEach(() => {
  vi.useFakeTimers({ now: start })
  balls = deliveries.early
  tabs = new ScoreTabs(() => update())
})

describe('feed with one rejected match', () => {
  const bad = () => withChange(buildMatch(balls, 2), ['teams', 0, 'innings', 0, 'runs'], 300)

  it('marks only that match, with the time of its last good data', async () => {
    tabs.answer = () => update([buildMatch(balls), buildMatch(30, 2)])
    const tab = tabs.open()
    await pass(second)
    tabs.answer = (etag) => (etag === '"41"' ? { kind: 'unchanged' } : update([buildMatch(balls), bad()]))
    balls += 1
    await pass(10 * second)
    const doubt = { trouble: null, inconsistent: new Map([['sandbox-2', start]]) }
    expect(tab.scores).toMatchObject({ ...doubt, heardAt: start + 10_000 })
    expect(tabs.reported).toEqual(['runs'])
    await pass(10 * second)
    expect(tabs.asked).toEqual([null, '"40"', '"41"'])
    expect(tab.scores).toMatchObject({ ...doubt, heardAt: start + 20_000 })
    tabs.answer = () => update([buildMatch(balls), buildMatch(31, 2)])
    await pass(10 * second)
    expect(tab.scores.inconsistent.size).toBe(0)
  })

  it('requests it again within a minute, even with no other live match', async () => {
    tabs.answer = () => update([buildMatch(0, 3), bad()])
    vi.setSystemTime(start - 5 * 3_600 * second)
    const tab = tabs.open()
    await pass(second)
    expect(tab.scores.matches.map(({ id }) => id)).toEqual(['sandbox-3'])
    tabs.answer = () => failed
    await pass(61 * second)
    tabs.answer = () => ({ kind: 'unchanged' })
    await pass(30 * second)
    tabs.answer = () => update([buildMatch(0, 3), buildMatch(30, 2)])
    await pass(61 * second)
    expect(tab.scores.matches.map(({ id }) => id)).toEqual(['sandbox-3', 'sandbox-2'])
  })
})

it('score store › counts the time without change by its own clock once it has seen a change', async () => {
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
  tabs.answer = () => ({ kind: 'unchanged' })
  await pass(600 * second)
  expect(tab.scores.changedAt).toBe(start + 10_000)
})

it('score store › stores its data after every document, even over a rejected one', async () => {
  const tab = tabs.open()
  await pass(second)
  expect(tabs.kept).toMatchObject([{ document: { matches: [{ id: 'sandbox-1' }] }, heardAt: start }])
  tabs.answer = () => update([buildMatch(10)])
  await pass(10 * second)
  expect(tabs.kept).toHaveLength(2)
  expect(tabs.kept[1]).toEqual(tabs.kept[0])
  tabs.answer = () => failed
  await pass(10 * second)
  expect(tabs.kept).toHaveLength(2)
  const { document, heardAt = 0 } = tabs.kept[1] ?? {}
  tab.close()
  tabs.answer = () => ({ kind: 'copy', data: document, keptAt: heardAt, retryAfter: null })
  const next = tabs.open()
  await pass(second)
  expect(next.scores).toEqual({ ...tab.scores, trouble: 'silent' })
})
