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
   * Whether the worker stores the document at install. Offline, the shell renders the others from precached scripts,
   * messages and data, except pages that must come from the network (`contract/pages.ts`).
   */
  isPrecached: boolean
  share: ShareKind
  /** Icon in search results. Null if the entries are generated from data (`search-facts.ts`). */
  icon: IconName | null
  /** Whether the page shows followed players and teams first (`inline/reorder-followed.ts`). */
  followedFirst?: true
}

/** The build options of each page. A new route does not compile without its row. */
export const pageOptionTable = {
  '/': { isPrecached: true, share: 'home', icon: 'document', followedFirst: true },
  '/about': { isPrecached: false, share: 'contact', icon: 'document' },
  '/accessibility': { isPrecached: false, share: 'home', icon: 'document' },
  '/ai-analytics': { isPrecached: false, share: 'ai', icon: 'analytics' },
  '/ai-services': { isPrecached: false, share: 'ai', icon: 'brain' },
  '/battleofburj': { isPrecached: false, share: 'watch', icon: 'video' },
  '/blog': { isPrecached: false, share: 'blog', icon: 'newspaper' },
  '/blog/$articleId': { isPrecached: false, share: 'blog', icon: null, ids: articleIds },
  '/contact': { isPrecached: true, share: 'contact', icon: 'mail' },
  '/dashboard': { isPrecached: true, share: 'players', icon: 'events', followedFirst: true },
  '/enquiries': { isPrecached: true, share: 'home', icon: 'send-later' },
  '/event/$eventId': { isPrecached: false, share: 'events', icon: null, ids: eventIds },
  '/events': { isPrecached: true, share: 'events', icon: 'events' },
  '/gallery': { isPrecached: false, share: 'events', icon: 'camera' },
  '/help': { isPrecached: false, share: 'contact', icon: 'help' },
  '/live-scores': { isPrecached: true, share: 'scores', icon: 'cricket' },
  '/login': { isPrecached: false, share: 'home', icon: 'login' },
  '/notifications': { isPrecached: false, share: 'home', icon: 'notifications' },
  '/partnerships': { isPrecached: false, share: 'services', icon: 'handshake' },
  '/plan': { isPrecached: false, share: 'plan', icon: 'stadium' },
  '/player/$playerId': {
    isPrecached: false,
    share: 'players',
    icon: null,
    ids: playerIds,
  },
  '/player-of-month': { isPrecached: false, share: 'players', icon: 'medal' },
  '/players': { isPrecached: false, share: 'players', icon: 'people', followedFirst: true },
  '/privacy': { isPrecached: false, share: 'home', icon: 'document' },
  '/privacy-policy': { isPrecached: false, share: 'home', icon: 'document' },
  '/profile': { isPrecached: false, share: 'home', icon: 'settings' },
  '/service/$service': {
    isPrecached: false,
    share: 'services',
    icon: 'services',
    ids: serviceIds,
  },
  '/services': { isPrecached: false, share: 'services', icon: 'services' },
  '/site-map': { isPrecached: false, share: 'home', icon: 'document' },
  '/sporte-coin': { isPrecached: false, share: 'coin', icon: 'coin' },
  '/team/$teamId': { isPrecached: false, share: 'players', icon: null, ids: teamIds },
  '/terms': { isPrecached: false, share: 'home', icon: 'document' },
  '/terms-conditions-app': { isPrecached: false, share: 'home', icon: 'document' },
  '/watch': { isPrecached: false, share: 'watch', icon: 'video' },
  '/watch-offline': { isPrecached: true, share: 'watch', icon: 'document' },
  '/your-data': { isPrecached: true, share: 'home', icon: 'document' },
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
