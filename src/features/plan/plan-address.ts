/**
 * Distinguishes our own URL updates, which arrive late and in batches, from others such as links and Back. All pending
 * updates are cleared once the router has settled, because it may skip some of them.
 */
export function createPlanAddress(start: string) {
  /** The plan in the URL, or in a pending update. */
  let goal = start
  /** Our updates that have not settled. */
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
    /** Called when the URL changes. Returns whether the plan is external. */
    arrive: (query: string): boolean => {
      if (query === goal || written.has(query)) return false
      goal = query
      written.clear()
      return true
    },
  }
}
