/**
 * The page's one polite live region; the frame renders it empty on every page. Notices hang inside it and so are read
 * out when they appear; what shows no notice is put into it, unseen, for the moment that a screen reader needs.
 */
export const announcerId = 'announcer'

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
