import { createMemoryHistory, type StaticDataRouteOption } from '@tanstack/react-router'
import { createInstance } from 'i18next'
import { neutralPath } from '@/contract/language.ts'
import { createAppRouter } from '@/router/router.ts'
import { pageOptions } from './page-options.ts'

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
    const ids = pageOptions.find(([route]) => route === path)?.[1].ids
    const paths = ids ? ids.map((id) => path.replace(/\$\w+$/, id)) : [path]
    return paths.map((each) => ({ path: each, redirectTo, isPrivate }))
  })
}

type Route = { fullPath: string; options: { staticData?: StaticDataRouteOption } }

/** The router types its routes as `any`. Every route except the root has a path. */
function isRoute(value: unknown): value is Route {
  return typeof value === 'object' && value !== null && 'id' in value && value.id !== '__root__'
}
