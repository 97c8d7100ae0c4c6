type History = { canGoBack: () => boolean }

/**
 * Whether going back stays on this site. The Navigation API is the best source: it lists this site's entries only, and
 * survives a reload. Without it (Firefox, Safari before 26.2) there is only the router's own count.
 */
export function canGoBack(router: History): boolean {
  return 'navigation' in globalThis ? globalThis.navigation.canGoBack : router.canGoBack()
}
