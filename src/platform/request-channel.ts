export type RequestChannel<Request> = {
  send: (request: Request) => void
  /** Registers the handler. Returns the unsubscriber. */
  handle: (next: (request: Request) => void) => () => void
}

/**
 * Any feature may send a request at any time, and one feature handles it once loaded. `bufferSize`: how many of the
 * latest requests wait until then. 0 drops requests that have no handler yet.
 *
 * `enquiry-request.ts` is separate: every page loads it, so this function would add 50 bytes, and it stores its request
 * until the dialog is open.
 */
export function createRequestChannel<Request>(bufferSize: number): RequestChannel<Request> {
  const waiting: Request[] = []
  const wait = (request: Request) => {
    waiting.push(request)
    waiting.splice(0, waiting.length - bufferSize)
  }
  let answer = wait
  return {
    send: (request) => answer(request),
    handle: (next) => {
      answer = next
      for (const request of waiting.splice(0)) next(request)
      return () => {
        if (answer === next) answer = wait
      }
    },
  }
}
