const groups = ['O/0', 'I/1/L', 'B/8', 'S/5', 'Z/2']

/** The groups of similar characters of which the code contains at least one. */
export function lookAlikesIn(code: string): string[] {
  return groups.filter((group) => group.split('/').some((character) => code.includes(character)))
}
