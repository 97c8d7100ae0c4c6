import { useHydrated } from '@tanstack/react-router'
import { useEffect, useState } from 'react'

/**
 * For a part of a page that comes after its page: goes to the section that the address names. Nothing else could, as
 * the section was not there when the page was shown. In a prerendered part it was, and the browser has gone there.
 */
export function useNamedSection(): void {
  const hydrated = useHydrated()
  const [isNew] = useState(hydrated)
  useEffect(() => {
    // As it stands: our ids need no decoding, and `#%` cannot be decoded.
    const id = location.hash.slice(1)
    if (isNew && id) document.getElementById(id)?.scrollIntoView({ behavior: 'instant' })
  }, [isNew])
}
