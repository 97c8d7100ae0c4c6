import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { recordedIds } from '@/content/matches/recorded-ids.gen.ts'
import { merge, emptyFeedState } from '@/live/merge.ts'
import { scoreKind } from '@/live/score-feed.ts'

const described = readFileSync(path.resolve(import.meta.dirname, '../../.github/SCORES-FEED.md'), 'utf8')

it('SCORES-FEED.md › has an example that parses', () => {
  const [, example = ''] = /```json\n(.+?)```/s.exec(described) ?? []
  const merged = merge(scoreKind, emptyFeedState, JSON.parse(example), Date.parse('2026-11-22T15:48:00Z'))
  expect(merged.rejected).toEqual([])
  expect(merged.held.items[0]?.live?.lastWicket?.name).toEqual({ en: 'Bilal Sherazi', ar: 'Bilal Sherazi' })
})

it('SCORES-FEED.md › names every reserved id', () => {
  const [row = ''] = /^\| `id`.+$/m.exec(described) ?? []
  const named = new Set([...row.matchAll(/`(\w+)`/g)].map(([, name]) => name))
  expect(recordedIds.filter((id) => !named.has(id))).toEqual([])
})
