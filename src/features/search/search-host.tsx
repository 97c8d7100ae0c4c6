import { useEffect, useState } from 'react'
import { lazyOnDemand } from '@/platform/hydration/lazy-on-demand.tsx'
import { searchChannel } from '@/platform/search-channel.ts'
import { asksForSearch } from './search-keys.ts'

const SearchSheet = lazyOnDemand(() => import('./search-sheet.tsx'), 'SearchSheet')

/** Opens the search for the header's button, Ctrl+K and ⌘K. Loaded on first use. */
export function SearchHost() {
  const [isOpen, setIsOpen] = useState(false)

  useEffect(() => searchChannel.handle(() => setIsOpen(true)), [])

  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (!asksForSearch(event)) return
      event.preventDefault()
      setIsOpen(true)
    }
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [])

  return isOpen && <SearchSheet onClose={() => setIsOpen(false)} />
}
