/**
 * Whether going back stays on this site. The Navigation API is preferred: it lists only this site's entries and
 * survives a reload. Browsers without it (Firefox, Safari before 26.2) use the router's own count.
 */
export function canGoBack(router: { canGoBack: () => boolean }): boolean {
  return 'navigation' in globalThis ? globalThis.navigation.canGoBack : router.canGoBack()
}

/**
 * Goes back to the page before this one, with its scroll position, if its path is one of `paths`. Skips other views of
 * this page. Returns false if it goes nowhere, also in browsers without the Navigation API.
 */
export function returnTo(paths: readonly string[]): boolean {
  if (!('navigation' in globalThis)) return false
  const { navigation } = globalThis
  const earlier = navigation.entries().slice(0, navigation.currentEntry?.index)
  const pathOf = ({ url }: NavigationHistoryEntry) => url && new URL(url).pathname.replace(/\/$/, '')
  const here = navigation.currentEntry && pathOf(navigation.currentEntry)
  const last = earlier.findLast((entry) => pathOf(entry) !== here)
  if (!last || !paths.includes(pathOf(last) ?? '')) return false
  navigation.traverseTo(last.key)
  return true
}
