import { announcerId } from './announcer-id.ts'

const momentMs = 1_500

/** Reads a sentence out to screen readers without moving focus. */
export function announce(sentence: string): void {
  const region = document.getElementById(announcerId)?.firstElementChild
  if (!region) return
  region.textContent = sentence
  setTimeout(() => {
    if (region.textContent === sentence) region.textContent = ''
  }, momentMs)
}
