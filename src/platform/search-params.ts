import type { RegisteredRouter, RouteById, RouteIds } from '@tanstack/react-router'

type RouteTree = RegisteredRouter['routeTree']

/** The search params of a route as its `validateSearch` returns them. */
export type SearchOf<Id extends RouteIds<RouteTree>> = RouteById<RouteTree, Id>['types']['fullSearchSchema']

/** The query keys that select a view of the page: those with a value even if the query is empty. */
export function viewKeysOf(router: RegisteredRouter): string[] {
  const [page] = router.matchRoutes(router.state.location.pathname, {}).slice(-1)
  return Object.keys(page?.search ?? {})
}
