/** Content blockers refuse files with these words in their names (`tests/build/worker.test.ts` has a longer list). */
const refusedWords = /(?<![a-z])(?:ads?|analytics|marketing|newsletter|promo|share|stats)(?![a-z])/gi

/**
 * The name of a chunk or stylesheet: refused words are shortened to their first letter. Some hosts do not serve names
 * that start with an underscore, as those of route files with a parameter would.
 */
export function assetName(name: string): string {
  return name.replace(/^[-_]+|\.gen$/g, '').replaceAll(refusedWords, (word) => word.charAt(0))
}
