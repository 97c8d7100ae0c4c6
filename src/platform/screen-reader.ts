import { useEffect, useRef } from 'react'
import { announcerId } from './announcer-id.ts'

const momentMs = 3_000

/** Announces a sentence to screen readers without moving focus. Simultaneous or repeated sentences are all read. */
export function announce(sentence: string): void {
  const region = document.getElementById(announcerId)?.firstElementChild
  if (!region) return
  const line = document.createElement('span')
  line.textContent = sentence
  region.append(line)
  setTimeout(() => line.remove(), momentMs)
}

/** Announces the result whenever the visitor changes what the page shows, but not when the page opens. */
export function useAnnounced(shown: string | null | undefined, sentence: string | null): void {
  const announced = useRef(shown)
  useEffect(() => {
    if (announced.current === shown) return
    announced.current = shown
    if (sentence) announce(sentence)
  }, [shown, sentence])
}
