let prefix = ''
let observer: MutationObserver | undefined

/** Stands before the page's own title until it is taken back with an empty text. Each page that comes gets it too. */
export function prefixTitle(next: string): void {
  const own = document.title.startsWith(prefix) ? document.title.slice(prefix.length) : document.title
  prefix = next
  observer?.disconnect()
  observer = undefined
  document.title = prefix + own
  if (!prefix) return
  observer = new MutationObserver(() => {
    if (!document.title.startsWith(prefix)) document.title = prefix + document.title
  })
  observer.observe(document.head, { childList: true, subtree: true, characterData: true })
}
