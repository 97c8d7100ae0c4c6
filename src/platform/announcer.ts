import { announcerId } from './announcer-id.ts'

const momentMs = 3_000

/** Reads a sentence out to screen readers without moving focus. Two at a time are both read, and the same one twice. */
export function announce(sentence: string): void {
  const region = document.getElementById(announcerId)?.firstElementChild
  if (!region) return
  const line = document.createElement('span')
  line.textContent = sentence
  region.append(line)
  setTimeout(() => line.remove(), momentMs)
}
