/**
 * Approximate phonetics of a folded word: its consonants, and the possible vowels before each consonant and at the end.
 *
 * Latin spellings of an Arabic name differ in vowels (Khaled, Khalid), in spellings of one letter (Mansoori, Mansouri,
 * Mansury) and in consonants without a Latin letter (Ramadan, Ramazan). Arabic spellings omit short vowels.
 *
 * A sound is therefore a bit set of possibilities, and two words sound alike if their sets overlap in every position.
 */
export type Sounds = {
  script: 'arabic' | 'latin'
  consonants: readonly number[]
  /** One entry before each consonant, and one after the last. */
  vowels: readonly Vowel[]
}

type Vowel = {
  /** Possible vowels. 0 if none is written. */
  may: number
  /** Certain vowels (long or spelt out), which the other spelling must also have. */
  must: number
  /** Vowels that can match another spelling's `must`. */
  has: number
}

const a = 1
const i = 2
const u = 4
const silence: Vowel = { may: 0, must: 0, has: 0 }

/** Each plain letter is one sound. The tables below map each spelling to its possible sounds. */
const plain = 'bptdszfvkgjhlmnrwy0123456789'
const bitOf = (letter: string): number => 2 ** plain.indexOf(letter)
const anyOf = (letters: string): number =>
  Array.from(letters).reduce((mask, letter) => mask | bitOf(letter), 0)
/** Sounds without a plain Latin letter. */
const sh = 2 ** 28
const th = 2 ** 29
const gh = 2 ** 30

const latin: Readonly<Record<string, number>> = {
  ...Object.fromEntries(Array.from(plain).map((letter) => [letter, bitOf(letter)])),
  kh: anyOf('hk'),
  gh: gh | anyOf('g'),
  sh,
  ch: sh,
  th: th | anyOf('t'),
  dh: th | anyOf('dz'),
  ph: anyOf('f'),
  ck: anyOf('k'),
  q: anyOf('kg'),
  c: anyOf('k'),
}

const arabic: Readonly<Record<string, number>> = {
  ...Object.fromEntries(
    Array.from('تحدرزسصطلمنه', (letter, at) => [letter, bitOf('thdrzsstlmnh'.charAt(at))]),
  ),
  ب: anyOf('bp'),
  ث: th | anyOf('ts'),
  ج: anyOf('jg'),
  خ: anyOf('hk'),
  ذ: th | anyOf('dz'),
  ش: sh,
  ض: anyOf('dz'),
  ظ: th | anyOf('dz'),
  غ: gh | anyOf('g'),
  ف: anyOf('fv'),
  ق: anyOf('kg'),
  ك: anyOf('kg'),
}

class SoundsBuilder {
  private readonly consonants: number[] = []
  private readonly vowels: Vowel[] = []
  private open: Vowel = silence
  private letter = ''

  consonant(letter: string, sound: number) {
    // Counts double letters once: Nasser, Naser.
    const isDoubled = letter === this.letter
    this.letter = letter
    if (isDoubled) return
    this.consonants.push(sound)
    this.vowels.push(this.open)
    this.open = silence
  }

  vowel(may: number, { must = 0, has = may } = {}) {
    const { open } = this
    this.open = { may: open.may | may, must: open.must | must, has: open.has | has }
    this.letter = ''
  }

  /** Whether the current position is inside a vowel. */
  get isInVowel(): boolean {
    return this.open.may !== 0
  }
  get isAtStart(): boolean {
    return this.consonants.length === 0 && this.open.may === 0
  }

  done(script: Sounds['script']): Sounds {
    return { script, consonants: this.consonants, vowels: [...this.vowels, this.open] }
  }
}

const latinPieces = /[kgstdpc]h|ck|oo|ou|uu|ee|ii|aa|./g

function latinSounds(word: string): Sounds {
  const sounds = new SoundsBuilder()
  // A final h after a vowel is the silent Arabic teh marbuta: Fatimah, Fatima.
  const spoken = word
    .replace(/(?<=[aeiou])h$/, '')
    .replaceAll('x', 'ks')
    .replace(/c(?=[eiy])/g, 's')
    .replace(/qu(?=[aeio])/g, 'k')
  const pieces = spoken.match(latinPieces) ?? []
  for (const [index, piece] of pieces.entries()) {
    const isVowelNext = /^[aeiou]/.test(pieces[index + 1] ?? '')
    if ((piece === 'w' || piece === 'y') && sounds.isAtStart && isVowelNext) {
      sounds.consonant(piece, bitOf(piece))
    } else if ((piece === 'ou' || piece === 'u') && sounds.isAtStart && isVowelNext) {
      sounds.consonant('w', bitOf('w'))
    } else if (piece === 'a' || piece === 'aa') sounds.vowel(a)
    // Can represent any short vowel: Khaled, Ahmed, Youssef.
    else if (piece === 'e') sounds.vowel(a | i | u, { has: a | i })
    else if (/^(?:ee|ii|y|i)$/.test(piece)) {
      const isLong = piece.length === 2 || sounds.isInVowel || (piece === 'y' && isVowelNext)
      sounds.vowel(i, { must: isLong ? i : 0 })
    } else if (/^(?:oo|ou|uu|w|u|o)$/.test(piece)) {
      const isLong = piece.length === 2 || piece === 'w' || sounds.isInVowel
      sounds.vowel(u, { must: isLong ? u : 0 })
    } else {
      const sound = latin[piece]
      if (sound !== undefined) sounds.consonant(piece, sound)
    }
  }
  return sounds.done('latin')
}

function arabicSounds(word: string): Sounds {
  const sounds = new SoundsBuilder()
  for (const [index, letter] of Array.from(word).entries()) {
    const isLast = index === word.length - 1
    if (letter === 'ع' || letter === 'ء') {
      // Silent before a vowel. Latin spells only the vowel: عمر, Omar.
      if (index === 0) sounds.vowel(a | i | u)
    } else if (letter === 'ا') sounds.vowel(index === 0 ? a | i | u : a)
    else if (letter === 'ه' && isLast && index > 1) sounds.vowel(a)
    else if (letter === 'و') {
      if (index === 0) sounds.consonant(letter, bitOf('w'))
      else sounds.vowel(u, { must: u })
    } else if (letter === 'ي') {
      if (index === 0) sounds.consonant(letter, bitOf('y'))
      // A final ي may be the similar-looking alef: موسى.
      else if (isLast) sounds.vowel(a | i)
      else sounds.vowel(i, { must: i })
    } else {
      const sound = arabic[letter] ?? latin[letter] // a digit
      if (sound !== undefined) sounds.consonant(letter, sound)
    }
  }
  return sounds.done('arabic')
}

export const scriptOf = (word: string): Sounds['script'] =>
  /\p{Script=Arabic}/u.test(word) ? 'arabic' : 'latin'

/** The sounds of one folded word. */
export function getSounds(word: string): Sounds {
  return scriptOf(word) === 'arabic' ? arabicSounds(word) : latinSounds(arabiziSpelt(word))
}

/** Replaces digits that represent Arabic letters inside a Latin word: Mo7ammed, 5aled. */
function arabiziSpelt(word: string): string {
  if (!/\d/.test(word) || !/\p{L}/u.test(word)) return word
  return word.replaceAll('7', 'h').replaceAll('5', 'kh').replace(/[23]/g, '')
}

const isSilent = ({ may }: Vowel): boolean => may === 0

function meet(one: Vowel, other: Vowel): boolean {
  return (one.may & other.may) !== 0 && (one.must & ~other.has) === 0 && (other.must & ~one.has) === 0
}

/** A spelling may omit a short vowel, but not a long one. */
const meetOrMissing = (one: Vowel, other: Vowel): boolean =>
  isSilent(one) || isSilent(other) ? one.must === 0 && other.must === 0 : meet(one, other)

/** A vowel at the start of a word is never silent. */
const meetAtStart = (one: Vowel, other: Vowel): boolean =>
  isSilent(one) || isSilent(other) ? isSilent(one) && isSilent(other) : (one.may & other.may) !== 0

/** At the end of a word only a written `e` may be silent: Yasmine, Cole. */
const meetAtEnd = (one: Vowel, other: Vowel): boolean => {
  const isMute = ({ may, must, has }: Vowel) => may === 0 || (may !== has && must === 0)
  return isSilent(one) || isSilent(other) ? isMute(one) && isMute(other) : (one.may & other.may) !== 0
}

/** A quick check that rules out most pairs of words. */
export const beginAlike = (one: Sounds, other: Sounds): boolean =>
  ((one.consonants[0] ?? 0) & (other.consonants[0] ?? 0)) !== 0

/** Whether two words are spellings of the same name. */
export function soundAlike(one: Sounds, other: Sounds): boolean {
  const { length } = one.consonants
  if (length !== other.consonants.length || length === 0) return false
  return (
    everySound(one, other, length, meetOrMissing) && meetAtEnd(vowelAt(one, length), vowelAt(other, length))
  )
}

/**
 * Whether the second word begins with the sounds of the first, in the same script. Typing further letters must not lose
 * a match.
 */
export function soundsBegin(start: Sounds, word: Sounds): boolean {
  const { length } = start.consonants
  if (length < 2 || length > word.consonants.length) return false
  const end = vowelAt(start, length)
  const isBegun = everySound(start, word, length, (one, other) =>
    isSilent(one) || isSilent(other) ? isSilent(one) && isSilent(other) : meet(one, other),
  )
  return isBegun && (isSilent(end) || (end.may & vowelAt(word, length).may) !== 0)
}

function everySound(
  one: Sounds,
  other: Sounds,
  length: number,
  meets: (one: Vowel, other: Vowel) => boolean,
): boolean {
  for (let index = 0; index < length; index++) {
    if (((one.consonants[index] ?? 0) & (other.consonants[index] ?? 0)) === 0) return false
    const doMeet = index === 0 ? meetAtStart : meets
    if (!doMeet(vowelAt(one, index), vowelAt(other, index))) return false
  }
  return true
}

const vowelAt = ({ vowels }: Sounds, index: number): Vowel => vowels[index] ?? silence
