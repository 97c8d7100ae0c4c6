import type { RegisteredRouter, RouteById, RouteIds } from '@tanstack/react-router'

type RouteTree = RegisteredRouter['routeTree']

/** The query of a route as its `validateSearch` returns it. */
export type SearchOf<Id extends RouteIds<RouteTree>> = RouteById<RouteTree, Id>['types']['fullSearchSchema']
