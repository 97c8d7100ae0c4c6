import { createMemoryHistory } from '@tanstack/react-router'
import { prerender } from 'react-dom/static'
import { I18nextProvider } from 'react-i18next'
import { App } from '@/app.tsx'
import { config } from '@/config.ts'
import { isCancelled } from '@/content/events/card-change.ts'
import { lengthMinutes } from '@/content/events/event-hours.ts'
import { findEvent } from '@/content/events/events.ts'
import { tonight } from '@/content/events/upcoming-events.ts'
import { localizedPath, type Language } from '@/contract/language.ts'
import { headTags } from '@/platform/hydration/document-head.ts'
import { LoadErrorBanner } from '@/features/layout/load-error-banner.tsx'
import { createI18n } from '@/locales/i18n.ts'
import { loadTexts } from '@/platform/i18n/texts.ts'
import { feedTags } from '../content/feed.ts'
import { findPage } from './site-pages.ts'
import { shareTags, structuredData } from './structured-data.ts'
import { pageHead } from '@/router/page-head.ts'
import { pageName } from '@/router/page-name.ts'
import { labelNamespaces } from '@/router/pages.ts'
import { viewKeysOf } from '@/platform/search-params.ts'
import { createAppRouter } from '@/router/router.ts'

export { languages } from '@/contract/language.ts'
export { calendarFiles } from '../content/calendar-files.ts'
export { feed } from '../content/feed.ts'
export { sitePages } from './site-pages.ts'
export { searchEntries } from '../content/search-entries.ts'
export const contactEmail = config.email

export type RenderedPage = Awaited<ReturnType<typeof renderPage>>

/** When the page’s event is on air, or the listed one. */
function airtimeOf(path: string): string | undefined {
  const event = findEvent(/^\/event\/(.+)$/.exec(path)?.[1] ?? tonight?.id ?? '')
  if (event?.dayOffset !== 0 || isCancelled(event)) return undefined
  const { hours, minutes } = event.timeUtc
  return `${hours * 60 + minutes}/${lengthMinutes(event)}`
}

/** Renders one page as the browser first shows it. `path` has no language and no query. */
export async function renderPage(path: string, language: Language) {
  const i18n = await createI18n(language)
  const history = createMemoryHistory({ initialEntries: [localizedPath(path, language)] })
  const router = createAppRouter({ language, i18n }, history)
  await router.load()
  const { matches } = router.state
  // The router would render its error page, but a build must fail.
  for (const { status, error } of matches) if (status === 'error') throw error
  const loadedNamespaces = () => Object.keys(i18n.getDataByLanguage(language) ?? {})
  // Read before rendering, because the page's first hydration does not need the messages of deferred components.
  const namespaces = loadedNamespaces()

  const { prelude } = await prerender(<App router={router} />, {
    // Above 12 KB React would stream content through inline scripts, which a static page does not need.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => {
      throw error
    },
  })

  const head = pageHead(router)
  const body = await new Response(prelude).text()
  const deferredNamespaces = loadedNamespaces()
    .filter((name) => !namespaces.includes(name))
    .toSorted()
  // For the banner and breadcrumbs, whose messages the page itself may lack.
  await loadTexts(i18n, labelNamespaces)
  const banner = await prerender(
    <I18nextProvider i18n={i18n}>
      <LoadErrorBanner />
    </I18nextProvider>,
  )

  return {
    /** The browser hydrates only this page, and the worker stores it only under its own URL. */
    name: pageName(router),
    brand: i18n.t('common:brand'),
    title: head.title,
    head: [
      ...headTags(head, language, i18n),
      ...feedTags(path, language),
      ...shareTags(path, language),
      ...structuredData(head, language, i18n),
    ],
    body,
    /** Rendered closed, next to the body. */
    banner: await new Response(banner.prelude).text(),
    routeIds: matches.map((match) => match.routeId),
    /** The message namespaces that the page loaded. */
    namespaces,
    /** Those that only its deferred components use. */
    deferredNamespaces,
    viewKeys: viewKeysOf(router),
    /** The event of today, as its first minute in UTC and its length in minutes: `960/240`. */
    night: airtimeOf(path),
    /** Whether followed players and teams come first. */
    followedFirst: findPage(path)?.followedFirst ?? false,
  }
}
