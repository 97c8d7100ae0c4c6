import { isNotFound, type RegisteredRouter } from '@tanstack/react-router'
import { neutralPath } from '@/contract/language.ts'
import { viewKeysOf } from '@/platform/search-params.ts'

/**
 * The name of the page that the router is about to show. The prerendered document contains its own name, and is
 * hydrated only if they match. A 404 document under another URL, or a shell, is rendered from scratch.
 */
export function pageName(router: RegisteredRouter): string {
  const { matches, location } = router.state
  if (matches.length === 1) return '404' // only the root matches: no route has this path
  return `${neutralPath(location.pathname)}${isMissing(router) ? ' (missing)' : ''}`
}

export function isMissing(router: RegisteredRouter): boolean {
  const { matches } = router.state
  // An error that no route handles is set on the root match, whose status is 'success'.
  return (
    matches.length === 1 || matches.some(({ status, error }) => status === 'notFound' || isNotFound(error))
  )
}

/** Whether the query selects a view that the prerendered document does not show. */
export function picksView(router: RegisteredRouter): boolean {
  return viewKeysOf(router).some((key) => key in router.state.location.search)
}
