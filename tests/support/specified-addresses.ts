import { pages } from '@/router/pages.ts'

/** One visitor's device, or a fallback. Maintained by hand, so that no other page disappears from search engines. */
export const devicePages = ['/enquiries', '/watch-offline', '/your-data']

export const forwardingPages = ['/privacy-policy']

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

/** Pages that visitors and search engines can find. */
export const indexablePages = [
  ...Object.keys(pages).filter(
    (path) => ![...devicePages, ...forwardingPages].includes(path) && !path.includes('$'),
  ),
  ...specifiedServices.map((id) => `/service/${id}`),
]
