/**
 * A view transition that is interrupted, or starts in a hidden tab, rejects `ready`. The router does not handle this,
 * so each would be reported as an error (https://github.com/TanStack/router/issues/7906).
 *
 * Errors during rendering reject `updateCallbackDone`, which the router does handle.
 */
export function silenceTransitionErrors(): void {
  const start = 'startViewTransition' in document ? document.startViewTransition.bind(document) : undefined
  if (!start) return
  document.startViewTransition = (update) => {
    const transition = start(update)
    transition.ready.catch(() => {})
    return transition
  }
}
