/** Elements in which `/` is text input. */
const fields = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])'

/** The letter on the `/` key of an Arabic keyboard. */
const slashKeys = new Set(['/', 'ظ'])

/** Matches `/` outside text fields, Ctrl+K and ⌘K, unless another dialog is open. */
export function asksForSearch(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.isComposing || event.repeat || event.altKey) return false
  if (document.querySelector('dialog:modal')) return false
  // Also by `code`, because an Arabic keyboard has a different letter on this key.
  if (event.ctrlKey || event.metaKey) return !event.shiftKey && (event.key === 'k' || event.code === 'KeyK')
  const isInField = event.target instanceof Element && event.target.closest(fields) !== null
  return slashKeys.has(event.key) && !isInField
}
