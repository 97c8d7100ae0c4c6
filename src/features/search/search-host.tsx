import { useEffect, useState } from 'react'
import { lazyOnDemand } from '@/platform/hydration/lazy-on-demand.tsx'
import { searchChannel } from '@/platform/search-channel.ts'

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

/** Matches Ctrl+K and ⌘K, unless another dialog is open. No single keys, which speech input presses (WCAG 2.1.4). */
function asksForSearch(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.isComposing || event.repeat) return false
  if (event.altKey || event.shiftKey || !(event.ctrlKey || event.metaKey)) return false
  // Also by `code`, because an Arabic keyboard has a different letter on this key.
  return (event.key === 'k' || event.code === 'KeyK') && !document.querySelector('dialog:modal')
}
