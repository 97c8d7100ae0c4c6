import { seriesMatches } from '@/content/matches/calendar.gen.ts'
import type { TimeUtc } from '@/lib/format/venue-date.ts'
import type { Localized } from './localized.ts'
import type { SeriesMatch, TeamCode } from './matches/types.ts'

type FeaturedTournament = {
  title: Localized
  category: Localized
  teams: readonly TeamCode[]
  /** The teams of the first match. */
  matchUp: readonly [TeamCode, TeamCode]
  /** Days from today. The dates of the next edition are a sample, so that they stay current. */
  startOffset: number
  endOffset: number
  /** 7:30 PM at the venue (UTC+4), as hours and minutes UTC. The series of 2025 was played at 7:00 PM. */
  timeUtc: TimeUtc
  venue: Localized
  prize: Localized
  areTicketsAvailable: boolean
}

/** The series on the home page's banner. It was played in 2025, and the next edition uses its format. */
export const featuredTournament: FeaturedTournament = {
  title: { en: 'UAE Tri-Nation Series', ar: 'السلسلة الثلاثية في الإمارات' },
  category: { en: 'Cricket · T20', ar: 'كريكيت · T20' },
  teams: ['UAE', 'PAK', 'AFG'],
  matchUp: ['AFG', 'PAK'],
  startOffset: 12,
  endOffset: 21,
  timeUtc: { hours: 15, minutes: 30 },
  venue: { en: 'Sharjah Cricket Stadium', ar: 'استاد الشارقة للكريكيت' },
  prize: { en: 'The series trophy', ar: 'كأس السلسلة' },
  areTicketsAvailable: false,
}

const dayMs = 86_400_000

/** Days from today to the match. The next edition has the same days between matches as that of 2025. */
export function dayOfMatch(match: SeriesMatch): number {
  return (
    featuredTournament.startOffset +
    (Date.parse(match.playedOn) - Date.parse(seriesMatches[0].playedOn)) / dayMs
  )
}

/** Figures of the series for the messages: its group matches, without the final. */
export const seriesFigures = {
  nations: featuredTournament.teams.length,
  matches: seriesMatches.filter(({ number }) => number !== null).length,
} as const
