/** Local-storage key of the chosen theme. The head script reads it before the first paint. */
export const themeKey = 'sporte:theme'

export type Theme = 'light' | 'dark'

export function findTheme(text: string | null): Theme | null {
  return text === 'light' || text === 'dark' ? text : null
}

/**
 * Selects the meta tags that `showTheme` changes: the page's colour schemes, and the colour of the browser's bar in dark
 * pages. The third tag is the bar's fallback.
 */
export const themeTags = 'meta[name*=color]'

/**
 * Shows the theme. Null follows the system.
 *
 * The root sets no `color-scheme`, so all `light-dark()` colours follow the meta tag, and dark regions and
 * print override it.
 */
export function showTheme(
  theme: Theme | null,
  [scheme, darkBar]: Iterable<{ content: string; media: string }>,
): void {
  if (!scheme || !darkBar) return
  scheme.content = theme ?? 'light dark'
  darkBar.media = theme ? (theme === 'dark' ? 'all' : 'not all') : '(prefers-color-scheme: dark)'
}
