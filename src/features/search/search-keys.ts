/** Elements in which `/` is typed. */
const fields = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])'

/** The letter on the `/` key of an Arabic keyboard. */
const slashKeys = new Set(['/', 'ظ'])

/** `/` outside of fields, or Ctrl+K and ⌘K; not over another dialog. */
export function asksForSearch(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.isComposing || event.repeat || event.altKey) return false
  if (document.querySelector('dialog:modal')) return false
  // By `code` too: on an Arabic keyboard the letter is another one.
  if (event.ctrlKey || event.metaKey) return !event.shiftKey && (event.key === 'k' || event.code === 'KeyK')
  const isInField = event.target instanceof Element && event.target.closest(fields) !== null
  return slashKeys.has(event.key) && !isInField
}
