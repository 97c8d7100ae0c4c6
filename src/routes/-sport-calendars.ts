import { loadTexts } from '@/locales/i18n.ts'
import { deferred } from '@/platform/parts/deferred.tsx'

/** The coming events as calendar files, below a page's own list of events. A part of a name of its own on every page. */
export const sportCalendarsOf = (page: string) =>
  deferred(`${page}-calendars`, async (i18n) => {
    const [module] = await Promise.all([
      import('@/features/event/sport-calendars.tsx'),
      loadTexts(i18n, import.meta.glob('/src/locales/*/{event-calendar,demo}.json')),
    ])
    return module.SportCalendars
  })
