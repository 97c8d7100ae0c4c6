import { foldLetters } from './fold.ts'

type Folded = {
  text: string
  /** The position of each letter of `text` in the original. */
  at: readonly number[]
}

/** The folded text (`fold.ts`), with the original position of each letter. */
export function fold(original: string): Folded {
  let text = ''
  const at: number[] = []
  let index = 0
  for (const letter of original) {
    for (const folded of foldLetters(letter)) {
      text += folded
      at.push(index)
    }
    index += letter.length
  }
  return { text, at }
}

/** The words of a query, each without the Arabic article. */
export function searchWords(query: string): string[] {
  const words = fold(query).text.match(/[\p{L}\p{N}]+/gu) ?? []
  return [...new Set(words.map((word) => (word.length > 4 ? word.replace(/^ال/, '') : word)))]
}

/** Whether each query word begins a word of the texts. */
export function matches(texts: readonly string[], words: readonly string[]): boolean {
  const { text } = fold(texts.join('\n'))
  return words.every((word) => placesOf(text, word).some((from) => beginsWord(text, from)))
}

function placesOf(text: string, word: string): number[] {
  const places: number[] = []
  for (let from = text.indexOf(word); from >= 0; from = text.indexOf(word, from + word.length))
    places.push(from)
  return places
}

/** Prefixes that Arabic writes as part of the next word: and, with, for, like, the. */
const attached = /^(?:[وف]?[بكل]?(?:ال)?|[وف]?لل)$/

/** Whether a word begins at this position: `mma` does not match Amman. */
function beginsWord(text: string, from: number): boolean {
  const [before = ''] = /[\p{L}\p{N}]*$/u.exec(text.slice(Math.max(0, from - 6), from)) ?? []
  return attached.test(before)
}

export type Piece = { text: string; isHit: boolean }

/**
 * Splits a text at the words of the query, including diacritics. Matches inside a word only if no word begins with the
 * query.
 */
export function markHits(original: string, words: readonly string[]): Piece[] {
  const { text, at } = fold(original)
  const isHit = Array.from({ length: original.length }, () => false)
  for (const word of words) {
    const places = placesOf(text, word)
    const begun = places.filter((from) => beginsWord(text, from))
    for (const from of begun.length > 0 ? begun : places) {
      const start = at[from] ?? 0
      // Extends to the next compared letter, to include a mark on the last one.
      isHit.fill(true, start, at[from + word.length] ?? original.length)
    }
  }
  const pieces: Piece[] = []
  for (const [index, hit] of isHit.entries()) {
    const last = pieces.at(-1)
    if (last?.isHit === hit) last.text += original[index]
    else pieces.push({ text: original[index] ?? '', isHit: hit })
  }
  return pieces
}
