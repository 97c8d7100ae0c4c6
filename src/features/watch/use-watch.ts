import { useCallback, useEffect, useReducer, useRef } from 'react'
import { handleLoadFailure } from '@/platform/hydration/load-failure.ts'
import { isFullCode, readCode } from './access-code.ts'
import { forgetCode, readStoredCode } from './stored-code.ts'
import { lockedState, watchReducer } from './watch-state.ts'

const autoSubmitDelayMs = 50

/** Module-level, because a response may arrive after the visitor left the page and opened it for another code. */
let latest = 0

/**
 * State of the watch gate. `linkedCode`, from the URL, takes precedence over the stored code; both are verified over
 * the network.
 *
 * The verification module is loaded with the first attempt.
 */
export function useWatch(linkedCode: string | undefined) {
  const [state, dispatch] = useReducer(watchReducer, lockedState)
  const tried = useRef(new Set<string>())
  /** The code from the link or the storage, not typed. */
  const given = useRef<string>(undefined)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const submit = useCallback((code: string) => {
    clearTimeout(timer.current)
    tried.current.add(code)
    latest += 1
    const mine = latest
    // A slow response for an earlier code must not replace a later one.
    const isCurrent = () => mine === latest
    dispatch({ type: 'submitted', code })
    import('./open-event.ts').then(
      ({ openEvent }) => openEvent({ code, isTyped: code !== given.current }, dispatch, isCurrent),
      () => {
        if (!isCurrent()) return
        dispatch({ type: 'refused', problem: { kind: 'unreachable' } })
        // A script that has loaded is not downloaded again, so every attempt until now failed.
        void handleLoadFailure(mine)
      },
    )
  }, [])

  /** Handles input. Submits a new complete code automatically, except during IME composition. */
  const changeCode = useCallback(
    (text: string, isComposing = false) => {
      const { code, isCertain } = readCode(text)
      dispatch({ type: 'codeChanged', code })
      clearTimeout(timer.current)
      if (!isComposing && isCertain && isFullCode(code) && !tried.current.has(code)) {
        timer.current = setTimeout(submit, autoSubmitDelayMs, code)
      }
    },
    [submit],
  )

  useEffect(() => {
    const text = linkedCode ?? readStoredCode()
    if (text) {
      given.current = readCode(text).code
      changeCode(text)
    }
    return () => clearTimeout(timer.current)
  }, [changeCode, linkedCode])

  return {
    state,
    changeCode,
    submit,
    dispatch,
    /** Returns to the locked screen and deletes its code on this device. */
    useAnotherCode: () => {
      latest += 1
      tried.current.clear()
      forgetCode(state.code)
      dispatch({ type: 'left' })
    },
  }
}
