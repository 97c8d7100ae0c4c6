let prefix = ''
let observer: MutationObserver | undefined

/** Put before the title of every page until it is removed with an empty text. */
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
