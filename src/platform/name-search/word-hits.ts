/** Marks over and under Arabic letters, and the stretching line: written or not, the word is the same. */
const marks = /[\u0610-\u061a\u0640\u064b-\u065f\u0670]/

/** Letters that people write for one another. */
const alike: Readonly<Record<string, string>> = {
  أ: 'ا',
  إ: 'ا',
  آ: 'ا',
  ٱ: 'ا',
  ى: 'ي',
  ئ: 'ي',
  ؤ: 'و',
  ة: 'ه',
}

function foldLetter(letter: string): string {
  if (marks.test(letter)) return ''
  const same = alike[letter]
  if (same) return same
  const digit = '٠١٢٣٤٥٦٧٨٩'.indexOf(letter)
  if (digit >= 0) return String(digit)
  return letter.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
}

type Folded = {
  text: string
  /** Where in the original each letter of `text` stands. */
  at: readonly number[]
}

/** As it is compared: without case, accents, Arabic vowel marks, and differences of hamza, alef and teh marbuta. */
export function fold(original: string): Folded {
  let text = ''
  const at: number[] = []
  let index = 0
  for (const letter of original) {
    for (const folded of foldLetter(letter)) {
      text += folded
      at.push(index)
    }
    index += letter.length
  }
  return { text, at }
}

/** What is looked for: the words of a query, each without the Arabic article. */
export function searchWords(query: string): string[] {
  const words = fold(query).text.match(/[\p{L}\p{N}]+/gu) ?? []
  return [...new Set(words.map((word) => (word.length > 4 ? word.replace(/^ال/, '') : word)))]
}

/** Whether every word stands somewhere in the texts. */
export function matches(texts: readonly string[], words: readonly string[]): boolean {
  const { text } = fold(texts.join('\n'))
  return words.every((word) => text.includes(word))
}

export type Piece = { text: string; isHit: boolean }

/** Cuts a text where words of the query begin and end, marks and all. */
export function markHits(original: string, words: readonly string[]): Piece[] {
  const { text, at } = fold(original)
  const isHit = Array.from({ length: original.length }, () => false)
  for (const word of words) {
    for (let from = text.indexOf(word); from >= 0; from = text.indexOf(word, from + word.length)) {
      const start = at[from] ?? 0
      // Up to the next compared letter, so that a mark on the last one goes with it.
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
