import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react'

/** Long enough to skip most keys, short enough that a copied URL has the query. */
const pauseMs = 250

type SearchText = {
  /** For a box that may have been typed into before hydration. */
  field: RefObject<HTMLInputElement | null>
  text: string
  type: (text: string) => void
  /** At once, on Enter. */
  submit: () => void
  /** Does not update the URL, because a link is about to change it. */
  clear: () => void
}

/** The text of a search box, in sync with the URL in both directions. */
export function useSearchText(query: string, onSearch: (query: string) => void): SearchText {
  const field = useRef<HTMLInputElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [text, setText] = useState(query)
  const [known, setKnown] = useState(query)
  if (known !== query) {
    setKnown(query)
    if (query !== text.trim()) setText(query)
  }
  const type = (next: string) => {
    setText(next)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => onSearch(next.trim()), pauseMs)
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
      onSearch(text.trim())
    },
    clear: () => {
      clearTimeout(timer.current)
      setText('')
    },
  }
}
