import { config } from '@/config.ts'
import { sampleFixtures, type SampleFixture } from '@/content/matches/fixtures.ts'
import { seriesTeams } from '@/content/matches/series.ts'
import { sports } from '@/content/sports.ts'
import { featuredTournament } from '@/content/tournament.ts'
import { localizedPath } from '@/contract/language.ts'
import { calendarText } from '@/lib/calendar-file.ts'
import type { DatedWriting } from '@/content/writing.ts'
import { fixtureStart, isUpcoming } from './fixture-dates.ts'

/** The file's path, used by the build and by the link on the page. */
export const fixturesFile = '/calendar/fixtures.ics'

/** The upcoming fixtures as a calendar file, with dates relative to today. Needs the `scores` namespace. */
export function fixturesCalendar({ now, language, i18n }: DatedWriting): string {
  const sideName = ({ teams: codes, placeholders }: SampleFixture, side: 0 | 1) => {
    const code = codes[side]
    return code ? seriesTeams[code].name[language] : (placeholders?.[side][language] ?? '')
  }
  return calendarText({
    name: `${featuredTournament.title[language]} · ${i18n.t('scores:fixtures.sample')}`,
    writtenAt: now,
    entries: sampleFixtures.filter(isUpcoming).map((fixture) => {
      const start = fixtureStart(fixture, now)
      const name =
        fixture.matchNumber === null
          ? i18n.t('scores:final')
          : i18n.t('scores:match', { number: fixture.matchNumber })
      const sides = i18n.t('scores:sides', { first: sideName(fixture, 0), second: sideName(fixture, 1) })
      return {
        uid: `fixture-${fixture.id}@${new URL(config.siteUrl).hostname}`,
        start,
        end: new Date(start.getTime() + sports.cricket.matchMinutes * 60_000),
        summary: `${name}: ${sides}`,
        description: `${i18n.t('scores:fixtures.sample')}. ${i18n.t('scores:fixtures.sampleHint')}`,
        location: fixture.venue[language],
        url: config.siteUrl + localizedPath('/live-scores?view=fixtures', language),
        reminders: [{ minutesBefore: 60, text: sides }],
      }
    }),
  })
}
