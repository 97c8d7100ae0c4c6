/** Something went well for the visitor: a moment at which a favour may be asked. Any feature may say so. */
const listeners = new Set<() => void>()

export function noteGoodMoment(): void {
  for (const listener of listeners) listener()
}

/** Returns how to stop hearing. */
export function hearGoodMoments(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
