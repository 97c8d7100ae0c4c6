import { getNextFight } from '@/content/bouts/records.ts'
import { eventCategories } from '@/content/events/event-categories.ts'
import { events } from '@/content/events/events.ts'
import { players } from '@/content/players/players.ts'
import { localizedPath, type Language } from '@/contract/language.ts'
import {
  upcomingEventsOfSport,
  eventCalendar,
  eventFile,
  sportCalendar,
  sportFile,
} from '@/features/event/event-calendar.ts'
import { boutCalendar, boutFile } from '@/features/players/bout-calendar.ts'
import { fixturesCalendar, fixturesFile } from '@/features/scores/series/fixtures-calendar.ts'
import { createI18n } from '@/locales/i18n.ts'
import { loadTexts } from '@/platform/i18n/texts.ts'

type SiteFile = { path: string; text: string }

/**
 * The calendar files of one language, for visitors without script. Their dates are relative to the day of the build,
 * whereas pages generate the same files relative to today.
 */
export async function calendarFiles(language: Language, now: Date): Promise<SiteFile[]> {
  const i18n = await createI18n(language)
  await loadTexts(i18n, ['event', 'demo', 'scores'])
  const writing = { now, language, i18n }
  const nextBouts = new Set(players.flatMap((player) => getNextFight(player)?.bout ?? []))
  const upcoming = events.filter(({ status }) => status !== 'past')
  return [
    ...upcoming.map((event) => ({ path: eventFile(event), text: eventCalendar(event, writing) })),
    ...[...nextBouts].map((bout) => ({ path: boutFile(bout), text: boutCalendar(bout, writing) })),
    ...eventCategories
      .filter((sport) => upcomingEventsOfSport(sport).length > 0)
      .map((sport) => ({ path: sportFile(sport), text: sportCalendar(sport, writing) })),
    { path: fixturesFile, text: fixturesCalendar(writing) },
  ].map(({ path, text }) => ({ path: localizedPath(path, language), text }))
}
