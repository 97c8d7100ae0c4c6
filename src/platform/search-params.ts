import type { RegisteredRouter, RouteById, RouteIds } from '@tanstack/react-router'

type RouteTree = RegisteredRouter['routeTree']

/** The query of a route as its `validateSearch` returns it. */
export type SearchOf<Id extends RouteIds<RouteTree>> = RouteById<RouteTree, Id>['types']['fullSearchSchema']

/** The query keys that choose a view of the page: those that it has a value for without any query. */
export function viewKeysOf(router: RegisteredRouter): string[] {
  const [page] = router.matchRoutes(router.state.location.pathname, {}).slice(-1)
  return Object.keys(page?.search ?? {})
}
