import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react'

/** Long enough not to follow every key, short enough to be there when somebody copies the address. */
const pauseMs = 250

type SearchText = {
  /** For a box that somebody may have typed into before this script was there. */
  field: RefObject<HTMLInputElement | null>
  text: string
  type: (text: string) => void
  /** At once, as Enter asks for. */
  submit: () => void
  /** Without the address: a link is about to change that, and what was typed must not come after it. */
  clear: () => void
}

/** What stands in a search box: the address follows it, and it follows the address when that changes by another way. */
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
