import { useCallback, useEffect, useRef } from 'react'

/**
 * A button that is disabled while it works loses focus. Returns a setter for the element to focus afterwards, unless
 * the visitor has focused something else. Call it during the work.
 */
export function useReturnedFocus(isWorking: boolean): (element: Element | null) => void {
  const nextFocus = useRef<Element | null>(null)
  useEffect(() => {
    if (isWorking) return
    const isLost = !document.activeElement || document.activeElement === document.body
    if (isLost && nextFocus.current instanceof HTMLElement) nextFocus.current.focus({ preventScroll: true })
    nextFocus.current = null
  }, [isWorking])
  return useCallback((element) => {
    nextFocus.current = element
  }, [])
}
