/**
 * Where any feature leaves a request, at any time, and one feature answers it once it is there. `room`: how many requests
 * wait for it, the latest of them; 0 for what is only of this moment.
 */
export function createDesk<Request>(room: number) {
  let answer: ((request: Request) => void) | undefined
  const waiting: Request[] = []
  return {
    ask: (request: Request): void => {
      if (answer) answer(request)
      else {
        waiting.push(request)
        waiting.splice(0, waiting.length - room)
      }
    },
    /** Takes over the requests; returns how to let go. */
    attend: (next: (request: Request) => void): (() => void) => {
      answer = next
      for (const request of waiting.splice(0)) next(request)
      return () => {
        if (answer === next) answer = undefined
      }
    },
  }
}
