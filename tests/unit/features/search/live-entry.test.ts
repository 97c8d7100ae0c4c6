import { beforeAll, describe, expect, it } from 'vitest'
import { prepareFinder, type Finder } from '@/features/search/find-entries.ts'
import { liveEntry } from '@/features/search/live-entry.ts'
import type { SearchEntry } from '@/features/search/search-entry.ts'
import type { FeedMatch } from '@/platform/live-scores/feed.ts'
import { searchEntries } from '@/prerender/search-entries.ts'
import { aLiveMatch, anInnings } from '../../../support/a-live-match.ts'

const [first, second] = aLiveMatch({
  first: anInnings(153, 6, '20.0'),
  second: anInnings(53, 2, '8.2'),
}).teams

/** As the sandbox plays it, with figures that nothing else has. */
const match: FeedMatch = {
  ...aLiveMatch({ target: 154 }),
  id: 'sample-1',
  teams: [
    { ...first, code: 'KK', name: { en: 'Kabul Kites', ar: 'طائرات كابول الورقية' } },
    { ...second, code: 'RR', name: { en: 'Ravi Riders', ar: 'فرسان رافي' } },
  ],
}

let entries: readonly SearchEntry[]
let finder: Finder

beforeAll(async () => {
  entries = await searchEntries()
  finder = prepareFinder([liveEntry(match), ...entries])
})

const matchesOf = (query: string) =>
  finder.find(query).groups.flatMap(({ kind, hits }) => (kind === 'match' ? hits : []))

describe('the match that is on', () => {
  it.each([
    ['a side', 'kabul kites'],
    ['the other side', 'ravi riders'],
    ['the beginning of a name', 'rid'],
    ['a side in Arabic', 'فرسان رافي'],
    ['a side in Arabic, without its article', 'الورقيه'],
    ['a side, spelt by ear', 'raavi'],
    ['both sides', 'Kabul Kites v Ravi Riders'],
    ['a code', 'RR'],
  ])('is the first of the matches that are found by %s: %s', (_what, query) => {
    expect(matchesOf(query)[0]).toMatchObject({
      kind: 'match',
      path: '/live-scores',
      live: { id: 'sample-1' },
    })
  })

  it('is a find of its own beside the page that it stands on', () => {
    const places = [liveEntry(match), ...entries].map(({ kind, path }) => `${kind} ${path}`)
    expect(places.filter((place) => place.endsWith(' /live-scores'))).toEqual([
      'match /live-scores',
      'page /live-scores',
    ])
  })

  it('tells no figure of its score: what is held of it is the same from ball to ball', () => {
    const [kabul, ravi] = match.teams
    const later: FeedMatch = { ...match, teams: [kabul, { ...ravi, innings: [anInnings(59, 3, '9.0')] }] }
    expect(liveEntry(later)).toEqual(liveEntry(match))
    expect(JSON.stringify(liveEntry(match))).not.toMatch(/153|53|154/)
  })

  it('is live no more once it has ended', () => {
    expect(liveEntry(match).live?.isOn).toBe(true)
    expect(liveEntry({ ...match, status: 'RESULT', live: null }).live?.isOn).toBe(false)
  })
})
