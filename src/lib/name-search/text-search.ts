import { foldText, splitWords } from './fold.ts'
import { beginAlike, scriptOf, soundAlike, soundsBegin, getSounds, type Sounds } from './sounds.ts'

/** Match quality, best first: at the start of a word, after its article, inside a word, by sound. */
const quality = { beginning: 0, behindArticle: 1, inside: 2, sound: 3 } as const
type Quality = (typeof quality)[keyof typeof quality]

type SearchEntry<Item> = {
  item: Item
  /** The folded texts, one per line. */
  text: string
  /** The text from each word onwards without spaces: `Al Mansoori` is also typed as `almansoori`. */
  beginnings: string
  /** Its words, as indexes into the vocabulary. */
  words: readonly number[]
  /** Whether the item has text in the script. */
  has: Readonly<Record<Sounds['script'], boolean>>
}

export type SearchIndex<Item> = {
  /**
   * Returns the items that match every word of the query, best first, otherwise in their original order. An empty query
   * returns all items.
   *
   * The middle of a word counts only if no word begins with the query: "MMA" does not match Amman, "addad" matches
   * Haddad.
   */
  find: (query: string) => readonly Item[]
}

/** Folds the texts of a list once, so that searching thousands of items takes less than a frame. */
export function indexTexts<Item>(
  items: readonly Item[],
  textsOf: (item: Item) => readonly string[],
): SearchIndex<Item> {
  const vocabulary = new Vocabulary()
  const entries = items.map((item): SearchEntry<Item> => {
    const texts = textsOf(item).map((text) => vocabulary.read(text))
    const hasScript = (script: Sounds['script']) => texts.some((text) => text.script === script)
    return {
      item,
      text: texts.map(({ folded }) => folded).join('\n'),
      beginnings: texts.map(({ beginnings }) => beginnings).join(''),
      words: texts.flatMap(({ words }) => words),
      has: { arabic: hasScript('arabic'), latin: hasScript('latin') },
    }
  })
  return { find: (query) => findIn(entries, vocabulary, items, query) }
}

type ReadText = { folded: string; beginnings: string; words: readonly number[]; script: Sounds['script'] }

/** Stores every text and every word once, even if several items share it. */
class Vocabulary {
  readonly sounds: Sounds[] = []
  private readonly places = new Map<string, number>()
  private readonly texts = new Map<string, ReadText>()

  read(text: string): ReadText {
    const held = this.texts.get(text)
    if (held) return held
    const folded = foldText(text)
    const words = splitWords(folded)
    const read = {
      folded,
      beginnings: words.map((_, index) => ` ${words.slice(index).join('')}`).join(''),
      words: nameWords(words)
        .flatMap(formsOf)
        .map((word) => this.placeOf(word)),
      script: scriptOf(folded),
    }
    this.texts.set(text, read)
    return read
  }

  private placeOf(word: string): number {
    const held = this.places.get(word)
    if (held !== undefined) return held
    const place = this.sounds.push(getSounds(word)) - 1
    this.places.set(word, place)
    return place
  }
}

function findIn<Item>(
  entries: readonly SearchEntry<Item>[],
  vocabulary: Vocabulary,
  items: readonly Item[],
  query: string,
): readonly Item[] {
  const wanted = foldText(query)
  if (wanted === '') return items
  const run = wanted.replaceAll(' ', '')
  const words = nameWords(splitWords(wanted)).map((word) => new QueryWord(word, vocabulary))
  const found: Item[][] = [[], [], [], []]
  for (const entry of entries) {
    const how = spellingOf(entry, wanted, run) ?? qualityOf(entry, words)
    if (how === null) continue
    const isHeard = how === quality.inside && words.every((word) => word.isHeardIn(entry))
    found[isHeard ? quality.behindArticle : how]?.push(entry.item)
  }
  const [beginning = [], behindArticle = [], inside = [], sounding = []] = found
  const begun = [...beginning, ...behindArticle]
  return begun.length > 0 ? [...begun, ...sounding] : [...inside, ...sounding]
}

/** The worst match quality among the words. Null if a word does not match. */
function qualityOf(entry: SearchEntry<unknown>, words: readonly QueryWord[]): Quality | null {
  let worst: Quality = quality.beginning
  for (const word of words) {
    const how = spellingOf(entry, word.text, word.text) ?? (word.isHeardIn(entry) ? quality.sound : null)
    if (how === null) return null
    if (how > worst) worst = how
  }
  return words.length > 0 ? worst : null
}

function spellingOf({ text, beginnings }: SearchEntry<unknown>, wanted: string, run: string): Quality | null {
  if (beginnings.includes(` ${run}`)) return quality.beginning
  return text.includes(wanted) ? quality.inside : null
}

/** Shorter words sound like too many others. */
const minLetters = 3

const heard = { no: 0, well: 1, faintly: 2 } as const

class QueryWord {
  readonly text: string
  private readonly script: Sounds['script']
  /** How closely each word of the vocabulary sounds like this one. */
  private readonly echoes: Uint8Array
  private isHeard = false

  constructor(text: string, { sounds }: Vocabulary) {
    this.text = text
    this.script = scriptOf(text)
    this.echoes = new Uint8Array(sounds.length)
    if (text.length < minLetters) return
    for (const wanted of formsOf(text).map(getSounds)) {
      for (const [place, stored] of sounds.entries()) {
        if (this.echoes[place] === heard.well || !beginAlike(wanted, stored)) continue
        const echo = echoOf(wanted, stored)
        if (echo === heard.no) continue
        this.echoes[place] = echo
        this.isHeard = true
      }
    }
  }

  isHeardIn({ words, has }: SearchEntry<unknown>): boolean {
    if (!this.isHeard) return false
    for (const place of words) {
      const echo = this.echoes[place]
      if (echo === heard.well || (echo === heard.faintly && !has[this.script])) return true
    }
    return false
  }
}

function echoOf(wanted: Sounds, stored: Sounds): (typeof heard)[keyof typeof heard] {
  if (stored.script === wanted.script) {
    return soundAlike(wanted, stored) || soundsBegin(wanted, stored) ? heard.well : heard.no
  }
  if (!soundAlike(wanted, stored)) return heard.no
  // Vowels are unreliable across scripts: two-consonant words such as Omar and Amir match only if nothing better does.
  return wanted.consonants.length > 2 ? heard.well : heard.faintly
}

const articles = new Set(['al', 'el', 'ul', 'ال'])

/** The words of a name without articles, with compounds of Abd split: Abdulrahman, Abdel Rahman, عبدالرحمن. */
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

/** Short forms that omit more than vowels. */
const aliases: Readonly<Record<string, string>> = { mohd: 'mohammed', muhd: 'mohammed', md: 'mohammed' }

/** A word unchanged, and without an article written as part of it: Almansoori, المنصوري. */
function formsOf(word: string): string[] {
  const bare = word.replace(/^(?:[ae]l(?=.{4})|ال(?=.{3}))/, '')
  return bare === word ? [word] : [word, bare]
}
