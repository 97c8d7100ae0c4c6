import { createMemoryHistory, type StaticDataRouteOption } from '@tanstack/react-router'
import { createInstance } from 'i18next'
import { articleIds } from '@/content/articles/article-ids.ts'
import { eventIds } from '@/content/events/event-ids.ts'
import { playerIds } from '@/content/players/player-ids.ts'
import { serviceIds } from '@/content/services/services.ts'
import { teamIds } from '@/content/teams/team-ids.ts'
import { neutralPath } from '@/contract/language.ts'
import { pages, type DynamicPath } from '@/router/pages.ts'
import { createAppRouter } from '@/router/router.ts'

const ids: Record<DynamicPath, readonly string[]> & Partial<Record<string, readonly string[]>> = {
  '/blog/$articleId': articleIds,
  '/event/$eventId': eventIds,
  '/player/$playerId': playerIds,
  '/service/$service': serviceIds,
  '/team/$teamId': teamIds,
}

export type SitePage = {
  /** Without the language prefix. */
  path: string
  redirectTo: string | undefined
  isPrivate: boolean
}

/** The complete URL map, from the route tree: the pages to prerender, list in the sitemap and precache. */
export function sitePages(): SitePage[] {
  const router = createAppRouter({ language: 'en', i18n: createInstance() }, createMemoryHistory())
  const all: unknown[] = Object.values(router.routesById)
  const routes = all.filter(isRoute)
  return routes.flatMap((route) => {
    const path = neutralPath(route.fullPath)
    const { redirectTo, private: isPrivate = false } = route.options.staticData ?? {}
    const paths = ids[path]?.map((id) => path.replace(/\$\w+$/, id)) ?? [path]
    return paths.map((each) => ({ path: each, redirectTo, isPrivate }))
  })
}

/** The row of the page at a language-free path. Undefined if there is no such page. */
export function findPage(path: string) {
  const folder = path.slice(0, path.lastIndexOf('/') + 1)
  return Object.entries(pages).find(
    ([route]) => route === path || (folder !== '/' && route.startsWith(`${folder}$`)),
  )?.[1]
}

type Route = { fullPath: string; options: { staticData?: StaticDataRouteOption } }

/** The router types its routes as `any`. Every route except the root has a path. */
function isRoute(value: unknown): value is Route {
  return typeof value === 'object' && value !== null && 'id' in value && value.id !== '__root__'
}
