/**
 * Any feature may send a request at any time, and one feature handles it once loaded. `bufferSize`: how many of the
 * latest requests wait until then. 0 drops requests that have no handler yet.
 */
export function createRequestChannel<Request>(bufferSize: number) {
  const waiting: Request[] = []
  const wait = (request: Request) => {
    waiting.push(request)
    waiting.splice(0, waiting.length - bufferSize)
  }
  let answer = wait
  return {
    send: (request: Request): void => answer(request),
    /** Registers the handler. Returns the unsubscriber. */
    handle: (next: (request: Request) => void) => {
      answer = next
      for (const request of waiting.splice(0)) next(request)
      return () => {
        if (answer === next) answer = wait
      }
    },
  }
}
