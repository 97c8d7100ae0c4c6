import type { FileRoutesByTo } from '@/routeTree.gen.ts'

type StaticPath = Exclude<keyof FileRoutesByTo, `${string}$${string}`>

/**
 * The specification's route table, maintained by hand, so that a missing page fails the build. `device` pages are
 * additions: they are about one visitor's device or replace another page, and have noindex.
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

/** Also by hand: each has a page. */
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

/** Pages for visitors and search engines. */
export const indexablePages = [...withKind('specified'), ...specifiedServices.map((id) => `/service/${id}`)]
export const forwardingPages = withKind('forwards')
export const devicePages = withKind('device')
