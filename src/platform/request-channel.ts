export type RequestChannel<Request> = {
  send: (request: Request) => void
  /** Handles the requests from now on; returns how to stop. */
  handle: (next: (request: Request) => void) => () => void
}

/**
 * Any feature may send a request at any time; one feature handles it once that has loaded. `bufferSize`: how many of
 * the latest requests are kept until then; 0 drops requests without a handler. (`enquiry-request.ts` comes with every
 * page, where this would cost 50 bytes more, and keeps its request until the dialog is open.)
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
