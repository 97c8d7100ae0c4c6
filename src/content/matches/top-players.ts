import type { Dismissal } from './types.ts'

type Batting = { runs: number | null; under: number | null; how: Dismissal | null }
type Bowling = { runs: number | null; wickets: number | null }

const playersOfSide = 11
const sumOf = (figures: readonly (number | null)[]) =>
  figures.reduce<number>((sum, one) => sum + (one ?? 0), 0)

/** The batters with the most runs. Empty if a batter whose runs are unknown may have as many. */
export function findTopBatters<Row extends Batting>(
  total: { runs: number; extras: number | null },
  batting: readonly Row[],
): Row[] {
  const left = total.runs - sumOf([total.extras, ...batting.map(({ runs }) => runs)])
  const unknown = batting.filter(({ runs }) => runs === null).map(({ under }) => (under ?? Infinity) - 1)
  if (batting.length < playersOfSide) unknown.push(Infinity)
  const best = Math.max(0, ...batting.map(({ runs }) => runs ?? 0))
  const isCertain = best > Math.min(left, Math.max(0, ...unknown))
  return isCertain ? batting.filter(({ runs }) => runs === best) : []
}

/** The bowlers with the most wickets, then the fewest runs. Empty if a bowler with unknown figures may be as good. */
export function findTopBowlers<Row extends Bowling>(
  total: { wickets: number },
  batting: readonly Batting[],
  bowling: readonly Row[],
): Row[] {
  const runOuts = batting.filter(({ how }) => how?.kind === 'runOut').length
  const left = total.wickets - runOuts - sumOf(bowling.map(({ wickets }) => wickets))
  const most = Math.max(0, ...bowling.map(({ wickets }) => wickets ?? 0))
  const best = bowling.filter(({ wickets }) => wickets === most)
  if (left >= most || best.some(({ runs }) => runs === null)) return []
  const fewest = Math.min(...best.map(({ runs }) => runs ?? Infinity))
  return best.filter(({ runs }) => runs === fewest)
}
