import { useHydrated } from '@tanstack/react-router'
import { useEffect, useState } from 'react'

/**
 * For components rendered after their page: scrolls to the section in the URL, which did not exist when the page was
 * shown. In a prerendered component the browser has already scrolled to it.
 */
export function useScrollToHash(): void {
  const hydrated = useHydrated()
  const [isNew] = useState(hydrated)
  useEffect(() => {
    // Not decoded: our ids need no decoding, and `#%` would throw.
    const id = location.hash.slice(1)
    if (isNew && id) document.getElementById(id)?.scrollIntoView({ behavior: 'instant' })
  }, [isNew])
}
