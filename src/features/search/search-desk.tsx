import { useEffect, useState } from 'react'
import { onCall } from '@/platform/parts/on-call.tsx'
import { searchDesk } from '@/platform/search-request.ts'
import { asksForSearch } from './search-keys.ts'

const SearchSheet = onCall(() => import('./search-sheet.tsx'), 'SearchSheet', { texts: ['site'] })

/** Opens the search for the header's button, `/` and Ctrl+K. Loaded at the first use. */
export function SearchDesk() {
  const [isOpen, setIsOpen] = useState(false)

  useEffect(() => searchDesk.attend(() => setIsOpen(true)), [])

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
