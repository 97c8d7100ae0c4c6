import type { i18n as I18n } from 'i18next'
import { loadScorecard } from '@/content/matches/scorecards.gen.ts'
import { bouts } from '@/content/bouts/bouts.ts'
import type { Bout } from '@/content/bouts/types.ts'
import { countryOf } from '@/content/countries.ts'
import { isCancelled } from '@/content/events/card-change.ts'
import { changeTag } from '@/content/events/change-tag.ts'
import { absentNames } from '@/content/events/changes.ts'
import type { SportsEvent } from '@/content/events/types.ts'
import { findEvent, events } from '@/content/events/events.ts'
import { pastEvents, type PastEvent, type StoryPlace } from '@/content/events/past-events.ts'
import { eventPageOf } from '@/content/events/event-page-of.ts'
import { placeOf } from '@/content/place-of.ts'
import { scheduleOf } from '@/content/events/upcoming-events.ts'
import { cricketers, type CricketerId } from '@/content/matches/cricketers.ts'
import { findResult, seriesTeams as sides } from '@/content/matches/series.ts'
import { matchIds, type MatchId, type MatchResult, type TeamCode } from '@/content/matches/types.ts'
import { allMatches } from '@/content/matches/all-matches.ts'
import { findPlayer, players } from '@/content/players/players.ts'
import { getRecord } from '@/content/bouts/records.ts'
import { sports } from '@/content/sports.ts'
import { featuredTournament } from '@/content/tournament.ts'
import { categoryName } from '@/content/category-name.ts'
import { findTeam, teams } from '@/content/teams/teams.ts'
import { versus, versusOf } from '@/content/bouts/versus.ts'
import type { Language } from '@/contract/language.ts'
import { isPublished } from '@/features/scores/is-published.ts'
import type { SearchEntry } from '@/features/search/search-entry.ts'
import { formatDate } from '@/lib/format/format.ts'

/** Translates into both languages. */
export type Translate = <Text>(text: (t: I18n['t'], language: Language) => Text) => Record<Language, Text>

export function playerEntries(say: Translate): SearchEntry[] {
  return players.map((player) => ({
    kind: 'player',
    path: `/player/${player.id}`,
    title: player.name,
    hint: say(
      (t, language) =>
        `${findTeam(player.team)?.name[language]} · ${t(`demo:divisions.division.${player.division}`)}`,
    ),
    words: say((_t, language) =>
      [
        player.nickname[language],
        sports[player.sport].name[language],
        countryOf(player.country).name[language],
      ].join(' '),
    ),
    icon: sports[player.sport].icon,
    portrait: { record: getRecord(player), nation: player.country },
  }))
}

export function teamEntries(say: Translate): SearchEntry[] {
  return teams.map((team) => ({
    kind: 'team',
    path: `/team/${team.id}`,
    title: team.name,
    hint: say((_t, language) => `${team.city[language]} · ${sports[team.sport].name[language]}`),
    words: say((_t, language) =>
      [team.short[language], countryOf(team.country).name[language], team.headCoach[language]].join(' '),
    ),
    icon: 'people',
  }))
}

/** Events with an event page, and those that appear only in the list of events. */
export function eventEntries(say: Translate): SearchEntry[] {
  const base = (event: SportsEvent | PastEvent) => ({
    kind: 'event' as const,
    title: event.title,
    hint: say((_t, language) => hintOf(event, placeOf(event, language), language)),
    icon: 'calendar' as const,
  })
  const withPage = events.map((event): SearchEntry => ({
    ...base(event),
    path: `/event/${event.id}`,
    // Excludes the texts of past events, because they contain results.
    words: say((_t, language) =>
      [
        categoryName(event.sport)[language],
        event.status === 'past' ? '' : event.subtitle[language],
        ...absentNames(event).map((name) => name[language]),
      ].join(' '),
    ),
    day: event.status === 'upcoming' ? scheduleOf(event) : { dayOffset: event.dayOffset },
  }))
  const listed = pastEvents
    .filter((event) => !eventPageOf(event.id))
    .map((event): SearchEntry => ({
      ...base(event),
      path: storyPath(event.story),
      words: categoryName(event.sport),
      day: { dayOffset: event.dayOffset },
    }))
  return [...withPage, ...listed]
}

/** A cancelled event says so before anything else. */
function hintOf(event: Pick<SportsEvent, 'changes'>, hint: string, language: Language): string {
  const cancelled = isCancelled(event) && changeTag(event)?.[language]
  return cancelled ? `${cancelled} · ${hint}` : hint
}

function storyPath(story: StoryPlace): string {
  const folders = { event: '/event/', article: '/blog/', photo: '/gallery?photo=' }
  return folders[story.kind] + story.id
}

/** The teams, place and time of each match, never its result. */
export function matchEntries(say: Translate): SearchEntry[] {
  const series = allMatches.map((result): SearchEntry => {
    const [first, second] = result.innings
    return {
      kind: 'match',
      path: result.id === null ? `/live-scores#match-${result.number}` : `/live-scores?match=${result.id}`,
      title: say(
        (_t, language) =>
          `${sides[first.team].name[language]} ${versus[language]} ${sides[second.team].name[language]}`,
      ),
      hint: say(
        (t, language) =>
          `${nameMatch(result, t)} · ${formatDate(new Date(result.startsAt), language, 'long')}`,
      ),
      words: say(
        (_t, language) =>
          `${featuredTournament.title[language]} ${sports.cricket.name[language]} ${first.team} ${second.team}`,
      ),
      icon: 'cricket',
    }
  })
  return [...series, ...bouts.map((bout) => boutEntry(bout, say))]
}

function nameMatch({ number }: Pick<MatchResult, 'number'>, t: I18n['t']): string {
  return number === null ? t('scores:final') : t('scores:match', { number })
}

/** The people of the series. Each leads to the latest table with figures of this person. */
export async function cricketerEntries(say: Translate): Promise<SearchEntry[]> {
  const all = (await Promise.all(matchIds.map((match) => listedIn(match, say)))).flat()
  const entries = new Map<CricketerId, SearchEntry>()
  for (const { row, entry } of [...all.filter(({ row }) => isPublished(row)), ...all])
    if (!entries.has(row.player)) entries.set(row.player, entry)
  return [...entries.values()]
}

/** The rows of the tables of a match, each with an entry that leads to its table. */
async function listedIn(match: MatchId, say: Translate) {
  const { scorecard } = await loadScorecard[match]()
  const result = findResult(match)
  const entryOf = (player: CricketerId, query: object, side: TeamCode): SearchEntry => ({
    kind: 'player',
    path: `/live-scores?${new URLSearchParams({ match, ...query })}`,
    title: cricketers[player],
    hint: say((t, language) => `${sides[side].name[language]} · ${nameMatch(result, t)}`),
    words: sports.cricket.name,
    icon: 'cricket',
  })
  return scorecard.innings.flatMap(({ batting, bowling }, index) => {
    const [first, second] = result.innings
    const [batters, bowlers] = index === 0 ? [first, second] : [second, first]
    const innings = index === 1 && { innings: '2' }
    return [
      ...batting.map((row) => ({ row, entry: entryOf(row.player, { ...innings }, batters.team) })),
      ...bowling.map((row) => ({
        row,
        entry: entryOf(row.player, { tab: 'bowling', ...innings }, bowlers.team),
      })),
    ]
  })
}

function boutEntry(bout: Bout, say: Translate): SearchEntry {
  const event = findEvent(bout.event)
  if (!event) throw new Error(`No event "${bout.event}"`)
  const nameOf = (side: 'red' | 'blue') =>
    (bout.kind === 'combat' ? findPlayer(bout[side]) : findTeam(bout[side]))?.name
  const [red, blue] = [nameOf('red'), nameOf('blue')]
  return {
    kind: 'match',
    path: `/event/${bout.event}?tab=card#bout-${bout.order}`,
    title: say((_t, language) => `${red?.[language]} ${versusOf(bout)[language]} ${blue?.[language]}`),
    hint: say((t, language) =>
      hintOf(
        event,
        `${event.title[language]} · ${t(
          bout.kind === 'combat'
            ? `demo:divisions.division.${bout.weightClass}`
            : `demo:divisions.stage.${bout.stage}`,
        )}`,
        language,
      ),
    ),
    icon: event.sport !== 'esports' ? sports[event.sport].icon : 'calendar',
  }
}
