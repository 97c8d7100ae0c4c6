import { foldText, splitWords } from '@/lib/name-search/fold.ts'
import { indexTexts, type SearchIndex } from '@/lib/name-search/text-search.ts'
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
  /** Best first, limited to `maxHits`. */
  hits: readonly SearchEntry[]
  /** The number of further hits. */
  more: number
}

export type FoundEntries = {
  groups: readonly HitGroup[]
  count: number
  /** Whether no entry has all words of the query, and the hits have some of them. */
  isPartial: boolean
}

export type EntryFinder = { find: (query: string) => FoundEntries }

/** The maximum number of hits per group. */
const maxHits = 6

type Prepared = {
  entry: SearchEntry
  /** The normalised titles in both languages, the Arabic ones also without articles. Each word starts with a space. */
  titles: readonly string[]
  /** All searchable text, normalised, with a space around each word. */
  all: string
}

/** Normalises all texts once. Names of people, teams and events also match by sound. */
export function prepareFinder(entries: readonly SearchEntry[]): EntryFinder {
  const prepared = entries.map(prepare)
  const sounding = indexTexts(
    entries.filter(({ kind }) => isNamed(kind)),
    ({ title }) => Object.values(title),
  )

  return {
    find: (query) => {
      const wanted = foldText(query)
      if (wanted === '') return { groups: [], count: 0, isPartial: false }
      const heard = new Set(sounding.find(query))
      const words = splitWords(withoutArticles(wanted))
      const starts = words.map((word) => ` ${word}`)
      const found = prepared.flatMap(({ entry, titles, all }) => {
        const rank = rankOf(titles, all, wanted, starts) ?? (heard.has(entry) ? ranks.sound : null)
        return rank === null ? [] : [{ entry, rank }]
      })
      // The middle of a word matches only if no word starts with the query: "MMA" does not match Amman.
      const begun = found.filter(({ rank }) => rank !== ranks.inside)
      const hits = begun.some(({ rank }) => rank !== ranks.sound) ? begun : found
      const isPartial = hits.length === 0
      const shown = isPartial ? findPartly(prepared, words, sounding) : hits
      return { groups: grouped(shown), count: shown.length, isPartial: isPartial && shown.length > 0 }
    },
  }
}

const isNamed = (kind: SearchKind): boolean =>
  kind === 'player' || kind === 'team' || kind === 'event' || kind === 'match'

function prepare(entry: SearchEntry): Prepared {
  const { kind, title, hint, words, phrases = [] } = entry
  const all = [title, hint, ...(words ? [words] : [])]
    .flatMap((text) => Object.values(text))
    .concat(phrases)
    .map(foldText)
    .join(' ')
  // The heading of a legal text, such as "Watch codes", must not outrank the page on this subject.
  const named = [...(kind === 'legal' ? [] : Object.values(title)), ...phrases].map(foldText)
  const titles = new Set([...named, ...named.map(withoutArticles)].map((name) => ` ${name}`))
  return { entry, titles: [...titles], all: ` ${all} ${withoutArticles(all)} ` }
}

/** Removes articles, as in `معركه البرج` → `معركه برج` and `للصحافه` → `صحافه`, because people search without them. */
const withoutArticles = (folded: string): string =>
  folded.replaceAll(/(^| )(?:ال(?=\p{L}{2})|(?:[وفبك]ال|لل)(?=\p{L}{3}))/gu, '$1')

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

/** Shorter words, such as "to" and "في", are in too many texts. */
const minLetters = 3

/** Ranks by how rare the found words are, and twice as high in a title. The words of names also match by sound. */
function findPartly(
  prepared: readonly Prepared[],
  words: readonly string[],
  sounding: SearchIndex<SearchEntry>,
): Hit[] {
  const scores = new Map<SearchEntry, number>()
  for (const word of words.filter(({ length }) => length >= minLetters)) {
    const start = ` ${word}`
    const having = prepared.filter(({ all }) => all.includes(start))
    const inTitle = having.filter(({ titles }) => titles.some((title) => title.includes(start)))
    const found = [...having, ...inTitle].map(({ entry }) => entry)
    const heard = found.length > 0 ? found : sounding.find(word)
    const rarity = Math.log(prepared.length / (having.length || heard.length))
    for (const entry of heard) scores.set(entry, (scores.get(entry) ?? 0) + rarity)
  }
  const best = Math.max(...scores.values())
  return [...scores]
    .filter(([, score]) => score > best / 2)
    .map(([entry, score]) => ({ entry, rank: -score }))
}

/** Lower ranks are better. */
type Hit = { entry: SearchEntry; rank: number }

/** Groups by kind. The group with the best match is first. */
function grouped(found: readonly Hit[]): HitGroup[] {
  const best = found.toSorted((a, b) => a.rank - b.rank)
  const kinds = searchKinds
    .map((kind) => ({ kind, hits: best.filter(({ entry }) => entry.kind === kind) }))
    .filter(({ hits }) => hits.length > 0)
    .toSorted((a, b) => (a.hits[0]?.rank ?? 0) - (b.hits[0]?.rank ?? 0))
  return kinds.map(({ kind, hits }) => ({
    kind,
    hits: hits.slice(0, maxHits).map(({ entry }) => entry),
    more: Math.max(0, hits.length - maxHits),
  }))
}
