import { useCallback, useEffect, useRef } from 'react'

/**
 * A button that is disabled while it works loses the focus to nobody. Returns how to name, during the work, what gets
 * it afterwards, unless the visitor has moved on.
 */
export function useReturnedFocus(isWorking: boolean): (element: Element | null) => void {
  const heir = useRef<Element | null>(null)
  useEffect(() => {
    if (isWorking) return
    const isLost = !document.activeElement || document.activeElement === document.body
    if (isLost && heir.current instanceof HTMLElement) heir.current.focus({ preventScroll: true })
    heir.current = null
  }, [isWorking])
  return useCallback((element) => {
    heir.current = element
  }, [])
}
