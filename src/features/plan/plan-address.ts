/**
 * Tells our own changes of the address, which come back late and in parts, from those of others: a link, a step back. All
 * that is ours is forgotten once the router is done with it; what it has skipped on the way would else be waited for.
 */
export function createPlanAddress(start: string) {
  /** What the address says, or is on its way to say. */
  let goal = start
  /** What we have written and not seen settled. */
  const written = new Set<string>()
  let going = 0

  const settle = () => {
    going -= 1
    if (going === 0) written.clear()
  }

  return {
    write: (query: string, go: () => Promise<void>): void => {
      if (query === goal) return
      goal = query
      written.add(query)
      going += 1
      go().then(settle, settle)
    },
    /** The address has changed: whether to another's plan. */
    arrive: (query: string): boolean => {
      if (query === goal || written.has(query)) return false
      goal = query
      written.clear()
      return true
    },
  }
}
