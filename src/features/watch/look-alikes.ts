const groups = ['O0', 'I1L', 'B8', 'S5', 'Z2']

/** The groups of characters that look alike and of which the code contains one, such as `O/0`. */
export function lookAlikesIn(code: string): string[] {
  return groups
    .filter((group) => [...group].some((character) => code.includes(character)))
    .map((group) => [...group].join('/'))
}
