import { deferred } from '@/platform/hydration/deferred.tsx'

/** The upcoming events as calendar files, below a list of events. `page` keeps the `data-part` names unique. */
export const sportCalendarsOf = (page: string) =>
  deferred(`${page}-calendars`, () => import('@/features/event/sport-calendars.tsx'), 'SportCalendars', {
    texts: ['event', 'demo'],
  })
