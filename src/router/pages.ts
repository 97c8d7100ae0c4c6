import type { ParseKeys } from 'i18next'
import type { FileRoutesByTo } from '@/routeTree.gen.ts'
import type { IconName } from '@/ui/icon.tsx'

type RoutePath = keyof FileRoutesByTo
export type DynamicPath = Extract<RoutePath, `${string}$${string}`>
export type StaticPath = Exclude<RoutePath, DynamicPath>

/** Images that social networks show with a link, in `public/share/`. Rendered by `assets/share/render.mjs`. */
export type ShareKind =
  | 'home'
  | 'watch'
  | 'scores'
  | 'events'
  | 'services'
  | 'ai'
  | 'coin'
  | 'plan'
  | 'players'
  | 'blog'
  | 'contact'

export type PageGroup = 'watch' | 'company' | 'help' | 'demo' | 'players'

/** The message namespaces of the labels below. The site map loads them. */
export const labelNamespaces = ['site', 'services'] as const

type PageRow = {
  /**
   * `precached`: the worker stores the document at install. `network`: no cache may store it, so hosts send `no-store`,
   * and offline the worker responds with `offlineWatchPath`. Without either, the shell renders the page offline, from
   * precached scripts, messages and data.
   */
  document?: 'precached' | 'network'
  /** Defaults to the image of the home page. */
  share?: ShareKind
  /** Icon in search results, by default a document. Null if the entries are generated from data (`search-facts.ts`). */
  icon?: IconName | null
  /** Whether the page shows followed players and teams first (`inline/reorder-followed.ts`). */
  followedFirst?: true
  /** For breadcrumbs and the installed app's back link, if it is not the home page. */
  parent?: StaticPath
  /** The group in the site map. Its links follow the order of this table. */
  group?: PageGroup
  /** The name in the site map and in breadcrumbs. */
  label?: Extract<ParseKeys<typeof labelNamespaces>, `${string}:${string}`>
}

/**
 * Every page. A route without a row does not compile. The first script has only the parents, and the worker only the
 * `network` pages (`contract/pages.gen.ts`).
 */
export const pages: Readonly<Record<RoutePath, PageRow>> = {
  '/watch': {
    document: 'network',
    share: 'watch',
    icon: 'video',
    group: 'watch',
    label: 'site:footer.watchCode',
  },
  '/watch-offline': { document: 'precached', share: 'watch' },
  '/live-scores': {
    document: 'precached',
    share: 'scores',
    icon: 'cricket',
    group: 'watch',
    label: 'site:bar.liveScores',
  },
  '/events': {
    document: 'precached',
    share: 'events',
    icon: 'events',
    group: 'watch',
    label: 'site:bar.events',
  },
  '/event/$eventId': { share: 'events', icon: null, parent: '/events' },
  '/battleofburj': { share: 'watch', icon: 'video', group: 'watch', label: 'site:footer.battle' },
  '/gallery': { share: 'events', icon: 'camera', group: 'watch', label: 'site:bar.gallery' },

  '/': { document: 'precached', followedFirst: true, group: 'company', label: 'site:bar.home' },
  '/about': { share: 'contact', group: 'company', label: 'site:bar.about' },
  '/services': { share: 'services', icon: 'services', group: 'company', label: 'site:bar.services' },
  '/service/$service': { share: 'services', icon: 'services', parent: '/services' },
  '/ai-services': { share: 'ai', icon: 'brain', group: 'company', label: 'site:footer.aiServices' },
  '/ai-analytics': { share: 'ai', icon: 'analytics', group: 'company', label: 'site:bar.aiAnalytics' },
  '/sporte-coin': { share: 'coin', icon: 'coin', group: 'company', label: 'site:bar.coin' },
  '/plan': { share: 'plan', icon: 'stadium', parent: '/services', group: 'company', label: 'services:plan' },
  '/partnerships': { share: 'services', icon: 'handshake', group: 'company', label: 'site:bar.partnerships' },

  // The site map lists it above its articles, where "Blog" is the heading.
  '/blog': { share: 'blog', icon: 'newspaper', label: 'site:footer.blog' },
  '/blog/$articleId': { share: 'blog', icon: null, parent: '/blog' },

  '/help': { share: 'contact', icon: 'help', group: 'help', label: 'site:footer.helpCentre' },
  '/contact': {
    document: 'precached',
    share: 'contact',
    icon: 'mail',
    group: 'help',
    label: 'site:footer.contact',
  },
  '/enquiries': { document: 'precached', icon: 'send-later', group: 'help', label: 'site:footer.messages' },
  '/your-data': { document: 'precached', group: 'help', label: 'site:footer.yourData' },
  '/accessibility': { group: 'help', label: 'site:footer.accessibility' },
  '/privacy': { group: 'help', label: 'site:footer.privacy' },
  '/privacy-policy': {},
  '/terms': { group: 'help', label: 'site:footer.terms' },
  '/terms-conditions-app': { group: 'help', label: 'site:footer.appTerms' },
  '/site-map': {},

  '/login': { icon: 'login', group: 'demo', label: 'site:siteMap.demoLogin' },
  '/dashboard': {
    document: 'precached',
    share: 'players',
    icon: 'events',
    followedFirst: true,
    group: 'demo',
    label: 'site:demo.nav.dashboard',
  },
  '/notifications': { icon: 'notifications', group: 'demo', label: 'site:demo.notifications' },
  '/profile': { icon: 'settings', group: 'demo', label: 'site:demo.profile' },
  '/player-of-month': {
    share: 'players',
    icon: 'medal',
    group: 'demo',
    label: 'site:demo.nav.playerOfMonth',
  },
  '/players': {
    share: 'players',
    icon: 'people',
    followedFirst: true,
    group: 'players',
    label: 'site:demo.nav.players',
  },
  '/player/$playerId': { share: 'players', icon: null, parent: '/players' },
  '/team/$teamId': { share: 'players', icon: null, parent: '/players' },
}
