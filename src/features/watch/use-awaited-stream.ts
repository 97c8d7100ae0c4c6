import { useEffect, useRef, useState, type Dispatch } from 'react'
import { awaitStream, type StreamWait, type WaitPhase } from './awaited-stream.ts'
import { recheckEvent } from './open-event.ts'
import type { WatchAction } from './watch-state.ts'

/** Verifies the code again until its event has a stream. */
export function useAwaitedStream(
  code: string,
  dispatch: Dispatch<WatchAction>,
): { phase: WaitPhase; checkNow: () => void } {
  const [phase, setPhase] = useState<WaitPhase>('waiting')
  const wait = useRef<StreamWait>(null)
  useEffect(() => {
    let isCurrent = true
    const started = awaitStream({
      check: () => recheckEvent(code, dispatch, () => isCurrent),
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
    return () => {
      isCurrent = false
      started.stop()
    }
  }, [code, dispatch])
  return { phase, checkNow: () => wait.current?.checkNow() }
}
