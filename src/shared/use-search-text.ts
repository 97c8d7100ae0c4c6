import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { cleanLine } from '@/lib/typed-text.ts'
import type { SearchText } from '@/ui/form/search-field.tsx'

/** Long enough to skip most keystrokes, short enough that a copied URL is up to date. */
const pauseMs = 250

type Search = SearchText & {
  /** Clears the text without updating the URL. The pressed link updates it, and must not be overwritten. */
  clear: () => void
}

/** The text of a search box, synchronised with the URL in both directions. */
export function useSearchText(query: string, onSearch: (query: string) => void): Search {
  const field = useRef<HTMLInputElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [text, setText] = useState(query)
  const [known, setKnown] = useState(query)
  if (known !== query) {
    setKnown(query)
    if (query !== cleanLine(text)) setText(query)
  }
  const type = (next: string) => {
    setText(next)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => onSearch(cleanLine(next)), pauseMs)
  }
  const adoptEarlyText = useEffectEvent(() => {
    const early = field.current?.value ?? text
    if (early !== text) type(early)
  })
  useEffect(() => {
    adoptEarlyText()
    return () => clearTimeout(timer.current)
  }, [])
  return {
    field,
    text,
    type,
    submit: () => {
      clearTimeout(timer.current)
      const typed = cleanLine(text)
      onSearch(typed)
      if (typed === '') field.current?.focus()
    },
    clear: () => {
      clearTimeout(timer.current)
      setText('')
    },
  }
}
