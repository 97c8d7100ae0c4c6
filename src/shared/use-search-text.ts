import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react'

/** Long enough not to follow every key, short enough to be in the address when somebody copies it. */
const pauseMs = 250

type SearchText = {
  /** For a box that may have been typed into before hydration. */
  field: RefObject<HTMLInputElement | null>
  text: string
  type: (text: string) => void
  /** At once, on Enter. */
  submit: () => void
  /** Without updating the address: a link is about to change it, and must not be overwritten. */
  clear: () => void
}

/** The text of a search box, kept in step with the address in both directions. */
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
