import { createRouter, type RouterHistory } from '@tanstack/react-router'
import { localizedPath } from '@/contract/language.ts'
import type { RouterContext } from './router-context.ts'
import { reportFault } from '@/platform/report-fault.ts'
import { Failure } from '@/routes/-failure.tsx'
import { routeTree } from '@/routeTree.gen.ts'

type AppRouter = ReturnType<typeof createAppRouter>

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter
  }
  interface StaticDataRouteOption {
    /** The page to which this path redirects. */
    redirectTo?: string
    /** Not in the sitemap, and `noindex`: it concerns one visitor's device, or replaces another page. */
    private?: boolean
    /** The three legal pages that the specification names. */
    noContactButton?: boolean
    /**
     * `demo`: the header and footer of the demo area instead of the site's. `sample`: the site's header with a line of
     * the demo area below it, for the public pages of sample events and people. `none`: the page has its own.
     */
    layout?: 'demo' | 'sample' | 'none'
  }
}

/**
 * Query values are always strings. The default parser reads `662E41` as a number and `000123` as 123
 * (https://github.com/TanStack/router/issues/7650). Of repeated keys, the first value is used.
 */
function parseSearch(search: string): Record<string, string> {
  const query = new URLSearchParams(search)
  return Object.fromEntries([...query.keys()].map((key) => [key, query.get(key) ?? '']))
}

function stringifySearch(search: Record<string, unknown>): string {
  const text = Object.entries(search).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  )
  const query = new URLSearchParams(text).toString()
  return query ? `?${query}` : ''
}

/** One router per document, with the document's language as its base path. Routes never see the prefix. */
export function createAppRouter(context: RouterContext, history?: RouterHistory) {
  let renderedEntry: string | undefined
  return createRouter({
    routeTree,
    context,
    basepath: localizedPath('/', context.language),
    ...(history && { history }),
    parseSearch,
    stringifySearch,
    trailingSlash: 'never',
    defaultErrorComponent: Failure,
    ...(import.meta.env.VITE_REPORT_URL && {
      defaultOnCatch: (error: unknown) => reportFault({ kind: 'page', error }),
    }),
    // Disabled in low-data mode, see `platform/device/low-data.ts`.
    defaultPreload: !import.meta.env.SSR && 'low' in document.documentElement.dataset ? false : 'intent',
    // Only between pages: a tab or a filter is the same page, and the first page has no predecessor.
    defaultViewTransition: {
      types: ({ fromLocation, pathChanged }) => (fromLocation && pathChanged ? ['page'] : false),
    },
    // On the server this option would print an inline script. In the browser the first render is excluded, because the
    // visitor may have scrolled the prerendered page, and the browser handles reloads and hashes.
    scrollRestoration: import.meta.env.SSR
      ? false
      : ({ location: { hash, state } }) => {
          const previousEntry = renderedEntry
          renderedEntry = state.__TSR_key ?? ''
          // For a link to the current hash, the router restores the current position (TanStack/router#3437).
          const isRepeated = previousEntry === renderedEntry && hash !== ''
          if (isRepeated) document.getElementById(hash)?.scrollIntoView()
          return previousEntry !== undefined && !isRepeated
        },
    scrollRestorationBehavior: 'instant',
  })
}
