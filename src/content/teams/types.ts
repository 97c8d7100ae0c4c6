import type { Achievement, Localized } from '@/content/localized.ts'
import type { Sport } from '@/content/sport-ids.ts'
import type { TeamId } from './team-ids.ts'

export type Team = {
  id: TeamId
  name: Localized
  /** Two or three letters for the crest, in each script. */
  short: Localized
  sport: Sport
  country: string
  city: Localized
  /** Full years since the founding. The year itself is derived from the current one. */
  yearsOld: number
  headCoach: Localized
  championships: number
  ranking: number
  description: Localized
  achievements: readonly Achievement[]
}

/** Compact form of a team in the data files. */
export type TeamRecord = Omit<Team, 'sport' | 'country' | 'yearsOld' | 'championships' | 'ranking'> & {
  plays: Pick<Team, 'sport' | 'country' | 'yearsOld' | 'championships' | 'ranking'>
}
