import { foldText, foldWords } from './fold.ts'
import { scriptOf, soundAlike, soundsBegin, soundsOf, type Sounds } from './sounds.ts'

/** How well something was found, best first: a word begins so, it stands inside one, it sounds so. */
const quality = { beginning: 0, inside: 1, sound: 2 } as const
type Quality = (typeof quality)[keyof typeof quality]

type SearchEntry<Item> = {
  item: Item
  /** Each text folded, with a space before every word, so that ` k` is where a word begins. */
  texts: readonly string[]
  /** From each word on, all in one: `Al Mansoori` is also typed as `almansoori`. */
  joined: readonly string[]
  sounds: readonly Sounds[]
  /** Whether anything is written in the script. */
  has: Readonly<Record<Sounds['script'], boolean>>
}

export type SearchIndex<Item> = {
  /** What matches every word of the query, best first, else in the order given; everything for an empty query. */
  find: (query: string) => readonly Item[]
}

/** Folds the texts of a list once, so that a search over thousands of items fits into a frame. */
export function indexTexts<Item>(
  items: readonly Item[],
  textsOf: (item: Item) => readonly string[],
): SearchIndex<Item> {
  const known = new Map<string, readonly Sounds[]>()
  const soundsOfText = (text: string) => {
    const held = known.get(text)
    if (held) return held
    const made = nameWords(foldWords(text)).flatMap(formsOf).map(soundsOf)
    known.set(text, made)
    return made
  }
  const entries = items.map((item): SearchEntry<Item> => {
    const texts = textsOf(item)
    const folded = texts.map(foldText)
    const scripts = new Set(folded.map(scriptOf))
    return {
      item,
      texts: folded.map((text) => ` ${text}`),
      joined: folded.flatMap((text) => joinedFrom(text.split(' '))),
      sounds: texts.flatMap(soundsOfText),
      has: { arabic: scripts.has('arabic'), latin: scripts.has('latin') },
    }
  })
  return { find: (query) => findIn(entries, items, query) }
}

function findIn<Item>(
  entries: readonly SearchEntry<Item>[],
  items: readonly Item[],
  query: string,
): readonly Item[] {
  const wanted = foldText(query)
  if (wanted === '') return items
  const words = nameWords(foldWords(query)).map((word) => ({ word, sounds: formsOf(word).map(soundsOf) }))
  const found: Item[][] = [[], [], []]
  for (const entry of entries) {
    const how = matchOf(entry, wanted, words)
    if (how !== null) found[how]?.push(entry.item)
  }
  return found.flat()
}

type QueryWord = { word: string; sounds: readonly Sounds[] }

function matchOf(entry: SearchEntry<unknown>, wanted: string, words: readonly QueryWord[]): Quality | null {
  const whole = spellingOf(entry, wanted)
  if (whole !== null) return whole
  let worst: Quality = quality.beginning
  for (const { word, sounds } of words) {
    const how = spellingOf(entry, word) ?? (isHeard(entry, word, sounds) ? quality.sound : null)
    if (how === null) return null
    if (how > worst) worst = how
  }
  return words.length > 0 ? worst : null
}

function spellingOf({ texts, joined }: SearchEntry<unknown>, wanted: string): Quality | null {
  const beginning = ` ${wanted}`
  if (texts.some((text) => text.includes(beginning))) return quality.beginning
  const run = wanted.replaceAll(' ', '')
  if (run.length > 2 && joined.some((text) => text.startsWith(run))) return quality.beginning
  return texts.some((text) => text.includes(wanted)) ? quality.inside : null
}

/** Shorter than this, too much sounds alike. */
const fewestLetters = 3

function isHeard({ sounds, has }: SearchEntry<unknown>, word: string, spoken: readonly Sounds[]): boolean {
  if (word.length < fewestLetters) return false
  return spoken.some((wanted) =>
    sounds.some((stored) => {
      if (stored.script === wanted.script) return soundAlike(wanted, stored) || soundsBegin(wanted, stored)
      // Across scripts the vowels hardly tell: two consonants, as in Omar and Amir, only where there is nothing better.
      const isTelling = wanted.consonants.length > 2 || !has[wanted.script]
      return isTelling && soundAlike(wanted, stored)
    }),
  )
}

const articles = new Set(['al', 'el', 'ul', 'ال'])

/** The words of a name without its articles, and compounds of Abd taken apart: Abdulrahman, Abdel Rahman, عبدالرحمن. */
function nameWords(words: readonly string[]): string[] {
  const parts = words.flatMap((word) => {
    const [, rest] =
      /^abd[aeiu]l?(.*)$/.exec(word.replace(/^abd[aeiu]rr?(?=a)/, 'abdalr')) ?? /^عبدال(.+)$/.exec(word) ?? []
    if (rest === undefined) return [aliases[word] ?? word]
    return rest === '' ? [firstOf(word)] : [firstOf(word), rest]
  })
  const named = parts.filter((word) => !articles.has(word))
  return named.length > 0 ? named : parts
}

const firstOf = (compound: string): string => (scriptOf(compound) === 'arabic' ? 'عبد' : 'abd')

/** Short forms that leave out more than vowels. */
const aliases: Readonly<Record<string, string>> = { mohd: 'mohammed', muhd: 'mohammed', md: 'mohammed' }

/** A word as it is, and without an article that is written together with it: Almansoori, المنصوري. */
function formsOf(word: string): string[] {
  const bare = word.replace(/^(?:[ae]l(?=.{4})|ال(?=.{3}))/, '')
  return bare === word ? [word] : [word, bare]
}

function joinedFrom(words: readonly string[]): string[] {
  return words.map((_, index) => words.slice(index).join(''))
}
