import { deferred } from '@/platform/hydration/deferred.tsx'

/** The coming events as calendar files, below a list of events. Each page needs its own part name. */
export const sportCalendarsOf = (page: string) =>
  deferred(`${page}-calendars`, () => import('@/features/event/sport-calendars.tsx'), 'SportCalendars', {
    texts: ['event', 'demo'],
  })
