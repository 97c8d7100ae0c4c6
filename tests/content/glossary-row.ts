import type { TextPair } from '../support/every-text.ts'

/**
 * The glossary: one term per thing. `not` lists other terms for it; if one is right for another thing, the pattern or
 * `only` separates them. `wrong` has texts that were once on the site.
 */
export type GlossaryRow = {
  thing: string
  /** Occurs in a text of the site, so that no row is stale. */
  word: string
  not: RegExp
  wrong: readonly string[]
  /** Good words that look like the wrong one. */
  right?: readonly string[]
  only?: (text: TextPair) => boolean
}

export const ofCricket = ({ where }: TextPair) =>
  /^scoreboard:|^scores:|^live:|^home-ticker:|cricket|ten-days-in-sharjah|nineteenth-over|matches\//.test(
    where,
  )
export const ofCombat = ({ where }: TextPair) => /boxing|mma|combat|burj|rio-|northside|event-crm/.test(where)

/** The word alone, with the particles that Arabic attaches to it. */
export function word(pattern: string, after = '(?![\\u0621-\\u0652])'): RegExp {
  return new RegExp(`(?<![\\u0621-\\u0652])[وفبكل]{0,2}(?:ال)?(?:${pattern})${after}`)
}
