export type Desk<Request> = {
  ask: (request: Request) => void
  /** Takes over the requests; returns how to let go. */
  attend: (next: (request: Request) => void) => () => void
}

/**
 * Where any feature leaves a request, at any time, and one feature answers it once it is there. `room`: how many requests
 * wait for it, the latest of them; 0 for what is only of this moment. (`enquiry-request.ts` is with every page, where this would
 * be 50 bytes more, and keeps its request until it is opened.)
 */
export function createDesk<Request>(room: number): Desk<Request> {
  const waiting: Request[] = []
  const wait = (request: Request) => {
    waiting.push(request)
    waiting.splice(0, waiting.length - room)
  }
  let answer = wait
  return {
    ask: (request) => answer(request),
    attend: (next) => {
      answer = next
      for (const request of waiting.splice(0)) next(request)
      return () => {
        if (answer === next) answer = wait
      }
    },
  }
}
