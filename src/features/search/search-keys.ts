/** Matches Ctrl+K and ⌘K, unless another dialog is open. No single keys, which speech input presses (WCAG 2.1.4). */
export function asksForSearch(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.isComposing || event.repeat) return false
  if (event.altKey || event.shiftKey || !(event.ctrlKey || event.metaKey)) return false
  // Also by `code`, because an Arabic keyboard has a different letter on this key.
  return (event.key === 'k' || event.code === 'KeyK') && !document.querySelector('dialog:modal')
}
