import { deferred } from '@/platform/parts/deferred.tsx'

/** The coming events as calendar files, below a page's own list of events. A part of a name of its own on every page. */
export const sportCalendarsOf = (page: string) =>
  deferred(`${page}-calendars`, () => import('@/features/event/sport-calendars.tsx'), 'SportCalendars')
