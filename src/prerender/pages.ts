import { createMemoryHistory, type StaticDataRouteOption } from '@tanstack/react-router'
import { createInstance } from 'i18next'
import { articleIds } from '@/content/article-ids.ts'
import { eventIds } from '@/content/event-ids.ts'
import { playerIds } from '@/content/player-ids.ts'
import { serviceIds } from '@/content/services.ts'
import { teamIds } from '@/content/team-ids.ts'
import { neutralPath } from '@/contract/language.ts'
import { createAppRouter } from '@/router.ts'
import type { FileRoutesByFullPath } from '@/routeTree.gen.ts'

type DynamicPath = Extract<keyof FileRoutesByFullPath, `${string}$${string}`>

/** Every known id of every route with a parameter: a new route does not compile until its ids stand here. */
const knownIds = {
  '/blog/$articleId': articleIds,
  '/event/$eventId': eventIds,
  '/player/$playerId': playerIds,
  '/service/$service': serviceIds,
  '/team/$teamId': teamIds,
} satisfies Record<DynamicPath, readonly string[]>

export type SitePage = {
  /** Without the language. */
  path: string
  redirectTo: string | undefined
  isPrivate: boolean
}

const isDynamic = (path: string): path is DynamicPath => path in knownIds

/** The whole URL map, from the route tree: what is prerendered, listed in the sitemap and precached. */
export function sitePages(): SitePage[] {
  const router = createAppRouter({ language: 'en', i18n: createInstance() }, createMemoryHistory())
  const all: unknown[] = Object.values(router.routesById)
  const routes = all.filter(isRoute)
  return routes.flatMap((route) => {
    const path = neutralPath(route.fullPath)
    const { redirectTo, private: isPrivate = false } = route.options.staticData ?? {}
    const paths = isDynamic(path) ? knownIds[path].map((id) => path.replace(/\$\w+$/, id)) : [path]
    return paths.map((each) => ({ path: each, redirectTo, isPrivate }))
  })
}

type Route = { fullPath: string; options: { staticData?: StaticDataRouteOption } }

/** The router types its routes as `any`; every one but the root has a path. */
function isRoute(value: unknown): value is Route {
  return typeof value === 'object' && value !== null && 'id' in value && value.id !== '__root__'
}
