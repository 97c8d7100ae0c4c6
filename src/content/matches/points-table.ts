import { ballsPerOver, countBalls } from '@/lib/cricket/figures.ts'
import { teamCodes, type InningsTotal, type Overs, type TeamCode } from './types.ts'
import { allMatches } from './all-matches.ts'

export type PointsRow = {
  team: TeamCode
  won: number
  lost: number
  runsFor: number
  oversFor: Overs
  runsAgainst: number
  oversAgainst: Overs
  /** Oldest first. */
  form: readonly ('W' | 'L')[]
  /** Qualified for the final, marked with Q. */
  qualified: boolean
}

/** The group matches in playing order, without the final. */
const group = allMatches.filter(({ number }) => number !== null).toReversed()

/** After three matches, on 1 September 2025, as printed in the specification. */
export const tableAfterThree: readonly PointsRow[] = tableAfter(3, ['PAK'])

/** After all six group matches, on 5 September 2025. */
export const tableAfterSix: readonly PointsRow[] = tableAfter(6, ['PAK', 'AFG'])

function tableAfter(matches: number, qualified: readonly TeamCode[]): PointsRow[] {
  const rows = teamCodes.map((team): PointsRow => {
    const played = group.slice(0, matches).flatMap(({ innings: [first, second] }) => {
      if (first.team === team) return [{ own: first, other: second }]
      return second.team === team ? [{ own: second, other: first }] : []
    })
    const runs = (side: 'own' | 'other') => played.reduce((sum, match) => sum + match[side].runs, 0)
    const overs = (side: 'own' | 'other') =>
      oversOf(played.reduce((sum, match) => sum + countedBalls(match[side]), 0))
    const form = played.map(({ own, other }) => (own.runs > other.runs ? 'W' : 'L'))
    const won = form.filter((letter) => letter === 'W').length
    return {
      team,
      won,
      lost: form.length - won,
      runsFor: runs('own'),
      oversFor: overs('own'),
      runsAgainst: runs('other'),
      oversAgainst: overs('other'),
      form,
      qualified: qualified.includes(team),
    }
  })
  return rows.toSorted((a, b) => countPoints(b) - countPoints(a) || netRunRate(b) - netRunRate(a))
}

/** ICC rule: a team that is all out counts as having faced its full twenty overs. */
function countedBalls({ wickets, overs }: InningsTotal): number {
  return wickets === 10 ? 20 * ballsPerOver : countBalls(overs)
}

/** 118 balls → `19.4`. */
function oversOf(balls: number): Overs {
  return `${Math.floor(balls / ballsPerOver)}.${balls % ballsPerOver}`
}

export function countPoints(row: PointsRow): number {
  return row.won * 2
}

/**
 * Runs per over scored minus runs per over conceded, printed with three decimals. A single division of integers,
 * because the difference of two quotients would fall just below halves that must round up.
 */
export function netRunRate(
  row: Pick<PointsRow, 'runsFor' | 'oversFor' | 'runsAgainst' | 'oversAgainst'>,
): number {
  const [ballsFor, ballsAgainst] = [countBalls(row.oversFor), countBalls(row.oversAgainst)]
  const runs = row.runsFor * ballsAgainst - row.runsAgainst * ballsFor
  return (runs * ballsPerOver) / (ballsFor * ballsAgainst)
}
