import type { FileRoutesByTo } from '@/routeTree.gen.ts'
import type { IconName } from '@/ui/icon.tsx'
import { articleIds } from '../content/articles/article-ids.ts'
import { eventIds } from '../content/events/event-ids.ts'
import { playerIds } from '../content/players/player-ids.ts'
import { serviceIds } from '../content/services/services.ts'
import { teamIds } from '../content/teams/team-ids.ts'

export type RoutePath = keyof FileRoutesByTo
type DynamicPath = Extract<RoutePath, `${string}$${string}`>

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

type PageRow = {
  /**
   * `precache`: the worker stores the document at install. `shell`: too many or too large to precache, so the shell
   * renders the page offline from precached scripts, messages and data. `network`: never cached, or a redirect.
   */
  document: 'precache' | 'shell' | 'network'
  share: ShareKind
  /** Icon in search results. Null if the entries are generated from data (`search-facts.ts`). */
  icon: IconName | null
  /** Whether the page shows followed players and teams first (`inline/reorder-followed.ts`). */
  followedFirst?: true
}

/** The build options of each page. A new route does not compile without its row. */
export const pageOptionTable = {
  '/': { document: 'precache', share: 'home', icon: 'document', followedFirst: true },
  '/about': { document: 'shell', share: 'contact', icon: 'document' },
  '/accessibility': { document: 'shell', share: 'home', icon: 'document' },
  '/ai-analytics': { document: 'shell', share: 'ai', icon: 'analytics' },
  '/ai-services': { document: 'shell', share: 'ai', icon: 'brain' },
  '/battleofburj': { document: 'shell', share: 'watch', icon: 'video' },
  '/blog': { document: 'shell', share: 'blog', icon: 'newspaper' },
  '/blog/$articleId': { document: 'shell', share: 'blog', icon: null, ids: articleIds },
  '/contact': { document: 'precache', share: 'contact', icon: 'mail' },
  '/dashboard': { document: 'precache', share: 'players', icon: 'events', followedFirst: true },
  '/enquiries': { document: 'precache', share: 'home', icon: 'send-later' },
  '/event/$eventId': { document: 'shell', share: 'events', icon: null, ids: eventIds },
  '/events': { document: 'precache', share: 'events', icon: 'events' },
  '/gallery': { document: 'shell', share: 'events', icon: 'camera' },
  '/help': { document: 'shell', share: 'contact', icon: 'help' },
  '/live-scores': { document: 'precache', share: 'scores', icon: 'cricket' },
  '/login': { document: 'shell', share: 'home', icon: 'login' },
  '/notifications': { document: 'shell', share: 'home', icon: 'notifications' },
  '/partnerships': { document: 'shell', share: 'services', icon: 'handshake' },
  '/plan': { document: 'shell', share: 'plan', icon: 'stadium' },
  '/player/$playerId': {
    document: 'shell',
    share: 'players',
    icon: null,
    ids: playerIds,
  },
  '/player-of-month': { document: 'shell', share: 'players', icon: 'medal' },
  '/players': { document: 'shell', share: 'players', icon: 'people', followedFirst: true },
  '/privacy': { document: 'shell', share: 'home', icon: 'document' },
  '/privacy-policy': { document: 'network', share: 'home', icon: 'document' },
  '/profile': { document: 'shell', share: 'home', icon: 'settings' },
  '/service/$service': {
    document: 'shell',
    share: 'services',
    icon: 'services',
    ids: serviceIds,
  },
  '/services': { document: 'shell', share: 'services', icon: 'services' },
  '/site-map': { document: 'shell', share: 'home', icon: 'document' },
  '/sporte-coin': { document: 'shell', share: 'coin', icon: 'coin' },
  '/team/$teamId': { document: 'shell', share: 'players', icon: null, ids: teamIds },
  '/terms': { document: 'shell', share: 'home', icon: 'document' },
  '/terms-conditions-app': { document: 'shell', share: 'home', icon: 'document' },
  '/watch': { document: 'network', share: 'watch', icon: 'video' },
  '/watch-offline': { document: 'precache', share: 'watch', icon: 'document' },
  '/your-data': { document: 'precache', share: 'home', icon: 'document' },
} as const satisfies Record<Exclude<RoutePath, DynamicPath>, PageRow> &
  Record<DynamicPath, PageRow & { ids: readonly string[] }>

type PageFacts = PageRow & { ids?: readonly string[] }

/** Each route with its options. */
export const pageOptions: readonly (readonly [route: string, facts: PageFacts])[] =
  Object.entries(pageOptionTable)

/** The options of the page at a language-free path. Undefined if there is no such page. */
export function findPageOptions(path: string): PageFacts | undefined {
  const folder = path.slice(0, path.lastIndexOf('/') + 1)
  return pageOptions.find(
    ([route]) => route === path || (folder !== '/' && route.startsWith(`${folder}$`)),
  )?.[1]
}
