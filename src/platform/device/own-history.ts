type History = { canGoBack: () => boolean }

/**
 * Whether going back stays on this site. The browser knows best: its list has no other site's pages, and after a reload
 * still those of before; elsewhere the router's own count is all there is (Firefox, Safari before 26.2).
 */
export function hasOwnHistory(router: History): boolean {
  return 'navigation' in globalThis ? globalThis.navigation.canGoBack : router.canGoBack()
}
