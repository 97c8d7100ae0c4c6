import type { Localized } from './localized.ts'
import type { TeamCode } from './matches/types.ts'

/** A match of the series: who met whom, and when it was played in 2025 (`tests/content/tournament.test.ts`). */
export type SeriesMatch = {
  /** Null for the final. */
  number: number | null
  teams: readonly [TeamCode, TeamCode]
  playedOn: string
}

type FeaturedTournament = {
  title: Localized
  category: Localized
  teams: readonly TeamCode[]
  /** The first match. */
  matchUp: readonly [TeamCode, TeamCode]
  /** Days from today: the dates of the next edition are a sample and never go stale. */
  startOffset: number
  endOffset: number
  /** 7:30 PM at the venue (UTC+4), as hours and minutes UTC; the series of 2025 was played at 7:00 PM. */
  timeUtc: { hours: number; minutes: number }
  venue: Localized
  prize: Localized
  areTicketsAvailable: boolean
}

/** The series of the home page's banner. It was played in 2025; the next edition keeps its format. */
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

/** In playing order. */
export const seriesMatches: readonly SeriesMatch[] = [
  { number: 1, teams: ['AFG', 'PAK'], playedOn: '2025-08-29' },
  { number: 2, teams: ['UAE', 'PAK'], playedOn: '2025-08-30' },
  { number: 3, teams: ['UAE', 'AFG'], playedOn: '2025-09-01' },
  { number: 4, teams: ['AFG', 'PAK'], playedOn: '2025-09-02' },
  { number: 5, teams: ['UAE', 'PAK'], playedOn: '2025-09-04' },
  { number: 6, teams: ['UAE', 'AFG'], playedOn: '2025-09-05' },
  { number: null, teams: ['PAK', 'AFG'], playedOn: '2025-09-07' },
]

/** The shape of the series, for the texts: its group matches, without the final. */
export const seriesFigures = {
  nations: featuredTournament.teams.length,
  matches: seriesMatches.filter(({ number }) => number !== null).length,
} as const
