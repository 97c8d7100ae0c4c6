import { featuredTournament, seriesMatches, type SeriesMatch } from '@/content/tournament.ts'

const dayMs = 86_400_000

/** The next edition's matches stand as many days apart as those of 2025. In days from today. */
export function dayOfMatch(match: SeriesMatch): number {
  const opening = seriesMatches[0]?.playedOn ?? match.playedOn
  return featuredTournament.startOffset + (Date.parse(match.playedOn) - Date.parse(opening)) / dayMs
}
