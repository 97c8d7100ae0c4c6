import { useEffect, useRef, useState } from 'react'
import { awaitStream, type Recheck, type StreamWait, type WaitPhase } from './awaited-stream.ts'

/** Checks for the stream of an event that has none yet. */
export function useAwaitedStream(check: () => Promise<Recheck>): { phase: WaitPhase; checkNow: () => void } {
  const [phase, setPhase] = useState<WaitPhase>('waiting')
  const wait = useRef<StreamWait>(null)
  useEffect(() => {
    const started = awaitStream({
      check,
      isSeen: () => document.visibilityState === 'visible',
      onReturn: (listen) => {
        const listening = new AbortController()
        document.addEventListener('visibilitychange', listen, listening)
        addEventListener('online', listen, listening)
        return () => listening.abort()
      },
      onPhase: setPhase,
    })
    wait.current = started
    return started.stop
  }, [check])
  return { phase, checkNow: () => wait.current?.checkNow() }
}
