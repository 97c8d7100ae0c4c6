/**
 * Distinguishes our own URL updates (asynchronous, batched) from external ones such as links and Back.
 *
 * The record of our updates is cleared once the router is done. Otherwise an external URL equal to a skipped update
 * would count as ours.
 */
export function createPlanUrl(start: string) {
  /** The query of the URL, or of the latest update to it. */
  let goal = start
  /** Our queries that the router may still report. */
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
    /** Returns whether the new URL is an external plan. */
    arrive: (query: string): boolean => {
      if (query === goal || written.has(query)) return false
      goal = query
      written.clear()
      return true
    },
  }
}
