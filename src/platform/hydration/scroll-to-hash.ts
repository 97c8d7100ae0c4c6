import { useHydrated } from '@tanstack/react-router'
import { useEffect, useState } from 'react'

/**
 * For a part that is rendered after its page: scrolls to the section in the address, which was missing when the page
 * was shown. In a prerendered part it was there, and the browser has scrolled to it.
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
