import type { TextPair } from '../support/every-text.ts'

/**
 * One Arabic term for one concept. `word` must occur in a text of the site, so that no row outlives its term. `not`
 * matches rejected terms, and the pattern or `only` excludes their correct uses. `wrong` lists examples that were once on
 * the site.
 */
export type GlossaryRow = readonly [
  thing: string,
  word: string,
  not: RegExp,
  wrong: readonly string[],
  only?: (text: TextPair) => boolean,
]

export const ofCricket = ({ where }: TextPair) =>
  /^scoreboard:|^scores:|^live:|^home-ticker:|cricket|ten-days-in-sharjah|nineteenth-over|matches\//.test(
    where,
  )
export const ofCombat = ({ where }: TextPair) => /boxing|mma|combat|burj|rio-|northside|event-crm/.test(where)

/** Matches a whole word, including the particles that Arabic prefixes to it. */
export function word(pattern: string, after = '(?![\\u0621-\\u0652])'): RegExp {
  return new RegExp(`(?<![\\u0621-\\u0652])[وفبكل]{0,2}(?:ال)?(?:${pattern})${after}`)
}
