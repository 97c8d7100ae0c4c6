import { useCallback, useEffect, useReducer, useRef } from 'react'
import { handleLoadFailure } from '@/platform/hydration/load-failure.ts'
import { isFullCode, normaliseCode } from './access-code.ts'
import { forgetCode, readStoredCode } from './stored-code.ts'
import { lockedState, watchReducer, type WatchState } from './watch-state.ts'

const autoSubmitDelayMs = 50

/** Per document: an answer may arrive after the page was left and opened again for another code. */
let latest = 0

export type Watch = {
  state: WatchState
  /**
   * Handles input; a full code that was not tried yet is submitted automatically, unless a keyboard still composes it.
   */
  changeCode: (text: string, isComposing?: boolean) => void
  submit: (code: string) => void
  selectVideo: (key: string) => void
  /** Back to the locked screen, without the stored code. */
  useAnotherCode: () => void
}

/**
 * The watch gate. `linkedCode`, from the address, takes precedence over the stored one; both are verified over the
 * network. The verification code is loaded with the first attempt.
 */
export function useWatch(linkedCode: string | undefined): Watch {
  const [state, dispatch] = useReducer(watchReducer, lockedState)
  const tried = useRef(new Set<string>())
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const submit = useCallback((code: string) => {
    clearTimeout(timer.current)
    tried.current.add(code)
    latest += 1
    const mine = latest
    // A slow answer to an earlier code must not replace a later one.
    const isCurrent = () => mine === latest
    dispatch({ type: 'submitted', code })
    import('./open-event.ts').then(
      ({ openEvent }) => openEvent(code, dispatch, isCurrent),
      () => {
        if (!isCurrent()) return
        dispatch({ type: 'refused', problem: { kind: 'unreachable' } })
        void handleLoadFailure(1)
      },
    )
  }, [])

  const changeCode = useCallback(
    (text: string, isComposing = false) => {
      const code = normaliseCode(text)
      dispatch({ type: 'codeChanged', code })
      clearTimeout(timer.current)
      if (!isComposing && isFullCode(code) && !tried.current.has(code)) {
        timer.current = setTimeout(submit, autoSubmitDelayMs, code)
      }
    },
    [submit],
  )

  useEffect(() => {
    const code = linkedCode === undefined ? readStoredCode() : normaliseCode(linkedCode)
    if (code) changeCode(code)
    return () => clearTimeout(timer.current)
  }, [changeCode, linkedCode])

  return {
    state,
    changeCode,
    submit,
    selectVideo: useCallback((key: string) => dispatch({ type: 'videoSelected', key }), []),
    useAnotherCode: useCallback(() => {
      latest += 1
      tried.current.clear()
      forgetCode()
      dispatch({ type: 'left' })
    }, []),
  }
}
