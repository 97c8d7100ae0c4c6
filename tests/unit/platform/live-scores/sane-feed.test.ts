import { expect, it } from 'vitest'
import { merge, emptyFeedState } from '@/platform/live-scores/merge.ts'
import { lengthOf, sampleMatch } from '../../../sandbox/scores/sample-match.ts'

const startsAt = new Date('2026-11-22T15:30:00Z')

it.each([1, 2])('merge › accepts every ball of a whole match (%i)', (seed) => {
  const length = lengthOf(seed)
  let held = emptyFeedState
  for (let ball = 0; ball <= length; ball += 1) {
    const now = startsAt.getTime() + ball * 10_000
    const feed = {
      version: 1,
      updatedAt: new Date(now).toISOString(),
      matches: [sampleMatch(seed, ball, startsAt)],
    }
    const merged = merge(held, JSON.parse(JSON.stringify(feed)), now)
    expect(merged.rejected, `ball ${ball}: ${JSON.stringify(feed)}`).toEqual([])
    held = merged.held
  }
  expect(held.matches[0]?.status).toBe('RESULT')
})
