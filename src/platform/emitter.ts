/**
 * Who is called when something outside React changes. Not jotai, which would add its whole library to the first script.
 * `start` runs before the first listener is called, and what it returns runs after the last one has left.
 */
export function createEmitter<Change = void>(start?: (emit: (change: Change) => void) => () => void) {
  const listeners = new Set<(change: Change) => void>()
  let stop: (() => void) | undefined
  const emit = (change: Change) => {
    for (const listener of listeners) listener(change)
  }
  return {
    emit,
    /** Returns the unsubscriber. For `useSyncExternalStore`, too. */
    subscribe: (listener: (change: Change) => void) => {
      listeners.add(listener)
      if (listeners.size === 1) stop = start?.(emit)
      return () => {
        if (listeners.delete(listener) && listeners.size === 0) stop?.()
      }
    },
  }
}
