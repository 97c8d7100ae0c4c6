import { foldText, splitWords } from '@/lib/name-search/fold.ts'
import { indexTexts } from '@/lib/name-search/text-search.ts'
import { searchKinds, type SearchEntry, type SearchKind } from './search-entry.ts'

/** The kinds of matches, best first. */
const ranks = {
  exact: 0,
  start: 1,
  wordStart: 2,
  inside: 3,
  mentioned: 4,
  mentionStart: 5,
  sound: 6,
} as const
type Rank = (typeof ranks)[keyof typeof ranks]

export type HitGroup = {
  kind: SearchKind
  /** Best first, limited to `longest`. */
  hits: readonly SearchEntry[]
  /** The number of further hits. */
  more: number
}

export type Found = { groups: readonly HitGroup[]; count: number }

export type Finder = { find: (query: string) => Found }

/** The maximum number of hits per group. */
const longest = 6

type Prepared = {
  entry: SearchEntry
  /** The normalised title in both languages, the Arabic one also without articles. Each word starts with a space. */
  titles: readonly string[]
  /** All searchable text, normalised, with a space around each word. */
  all: string
}

/** Normalises all texts once. Names of people, teams and events also match by sound. */
export function prepareFinder(entries: readonly SearchEntry[]): Finder {
  const prepared = entries.map(prepare)
  const sounding = indexTexts(
    entries.filter(({ kind }) => isNamed(kind)),
    ({ title }) => [title.en, title.ar],
  )

  return {
    find: (query) => {
      const wanted = foldText(query)
      if (wanted === '') return { groups: [], count: 0 }
      const heard = new Set(sounding.find(query))
      const starts = splitWords(wanted).map((word) => ` ${word}`)
      const found = prepared.flatMap(({ entry, titles, all }) => {
        const rank = rankOf(titles, all, wanted, starts) ?? (heard.has(entry) ? ranks.sound : null)
        return rank === null ? [] : [{ entry, rank }]
      })
      // The middle of a word matches only if no word starts with the query: "MMA" does not match Amman.
      const begun = found.filter(({ rank }) => rank !== ranks.inside)
      const hits = begun.some(({ rank }) => rank !== ranks.sound) ? begun : found
      return { groups: grouped(hits), count: hits.length }
    },
  }
}

const isNamed = (kind: SearchKind): boolean =>
  kind === 'player' || kind === 'team' || kind === 'event' || kind === 'match'

function prepare(entry: SearchEntry): Prepared {
  const { title, hint, words } = entry
  const [en, ar] = [foldText(title.en), foldText(title.ar)]
  const all = [title, hint, words].flatMap((text) => [foldText(text.en), foldText(text.ar)]).join(' ')
  const titles = [en, ar, withoutArticles(ar)].map((title) => ` ${title}`)
  return { entry, titles, all: ` ${all} ${withoutArticles(all)} ` }
}

/** Removes the article, as in `معركه البرج` → `معركه برج`, because people search without it. */
const withoutArticles = (folded: string): string => folded.replaceAll(/(^| )ال(?=\p{L}{2})/gu, '$1')

/**
 * Called for every entry on every keystroke, so the texts are prepared. `starts`: the words of the query, each after a
 * space.
 */
function rankOf(
  titles: readonly string[],
  all: string,
  wanted: string,
  starts: readonly string[],
): Rank | null {
  const whole = ` ${wanted}`
  if (titles.includes(whole)) return ranks.exact
  if (titles.some((title) => title.startsWith(whole))) return ranks.start
  const haveWords = (text: string) => starts.every((start) => text.includes(start))
  if (titles.some(haveWords)) return ranks.wordStart
  // A single letter is contained in nearly every title.
  if (wanted.length > 1 && titles.some((title) => title.includes(wanted))) return ranks.inside
  // Whole words only: "Match 2" must not find match 4 on the second of a month.
  if (all.includes(`${whole} `)) return ranks.mentioned
  return haveWords(all) ? ranks.mentionStart : null
}

type Hit = { entry: SearchEntry; rank: Rank }

/** Groups by kind. The group with the best match is first. */
function grouped(found: readonly Hit[]): HitGroup[] {
  const best = found.toSorted((a, b) => a.rank - b.rank)
  const kinds = searchKinds
    .map((kind) => ({ kind, hits: best.filter(({ entry }) => entry.kind === kind) }))
    .filter(({ hits }) => hits.length > 0)
    .toSorted((a, b) => (a.hits[0]?.rank ?? 0) - (b.hits[0]?.rank ?? 0))
  return kinds.map(({ kind, hits }) => ({
    kind,
    hits: hits.slice(0, longest).map(({ entry }) => entry),
    more: Math.max(0, hits.length - longest),
  }))
}
