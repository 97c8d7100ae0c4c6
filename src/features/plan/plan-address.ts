/**
 * Distinguishes our own URL updates, which arrive late and in batches, from others such as links and Back. All pending
 * updates are cleared once the router has settled, because it may skip some of them.
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
