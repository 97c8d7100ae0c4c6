import type { FileRoutesByTo } from '@/routeTree.gen.ts'

type StaticPath = Exclude<keyof FileRoutesByTo, `${string}$${string}`>

/**
 * The route table of the specification, maintained by hand so that the build cannot omit a page. `device` pages are
 * additions for one visitor's device or fallbacks, and are not indexed.
 */
const pages = {
  '/': 'specified',
  '/login': 'specified',
  '/dashboard': 'specified',
  '/events': 'specified',
  '/players': 'specified',
  '/player-of-month': 'specified',
  '/services': 'specified',
  '/sporte-coin': 'specified',
  '/ai-services': 'specified',
  '/contact': 'specified',
  '/gallery': 'specified',
  '/about': 'specified',
  '/blog': 'specified',
  '/help': 'specified',
  '/privacy': 'specified',
  '/accessibility': 'specified',
  '/site-map': 'specified',
  '/privacy-policy': 'forwards',
  '/terms': 'specified',
  '/terms-conditions-app': 'specified',
  '/partnerships': 'specified',
  '/ai-analytics': 'specified',
  '/live-scores': 'specified',
  '/watch': 'specified',
  '/battleofburj': 'specified',
  '/plan': 'specified',
  '/profile': 'specified',
  '/notifications': 'specified',
  '/enquiries': 'device',
  '/watch-offline': 'device',
  '/your-data': 'device',
} as const satisfies Record<StaticPath, 'specified' | 'forwards' | 'device'>

/** Also maintained by hand. Each service has a page. */
export const specifiedServices = [
  'digital-marketing',
  'production-broadcasting',
  'sporte-app',
  'live-streaming',
  'event-crm',
  'sporte-ai',
  'blockchain-fan-interaction',
  'mobile-games',
  'sporte-event-crm',
  'sports-equipment',
]

const withKind = (kind: (typeof pages)[StaticPath]) =>
  Object.entries(pages).flatMap(([path, its]) => (its === kind ? [path] : []))

/** Pages that visitors and search engines can find. */
export const indexablePages = [...withKind('specified'), ...specifiedServices.map((id) => `/service/${id}`)]
export const forwardingPages = withKind('forwards')
export const devicePages = withKind('device')
