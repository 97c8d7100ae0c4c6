type History = { canGoBack: () => boolean }

/**
 * Whether going back stays on this site. The Navigation API is preferred: it lists only this site's entries and
 * survives a reload. Browsers without it (Firefox, Safari before 26.2) use the router's own count.
 */
export function canGoBack(router: History): boolean {
  return 'navigation' in globalThis ? globalThis.navigation.canGoBack : router.canGoBack()
}
